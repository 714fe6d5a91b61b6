import { createContext, useContext } from 'react';

/** The parameters of the address that is shown, as the navigation matched them. */
export const RouteParamsContext = createContext<Readonly<Record<string, string>>>({});

/** One parameter of the shown address; '' when its route has none of this name. */
export const useRouteParam = (name: string): string => useContext(RouteParamsContext)[name] ?? '';
