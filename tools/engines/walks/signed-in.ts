import type { RunningGateway } from '../../../gateway/src/main/options';
import type { Visit } from '../visit';

/** The buyer of the demonstration. */
export const buyer = 'u-shen';

/** Gives the browser a session of the buyer of the demonstration, as a login leaves it: the token in its cookie. */
export const signIn = async (visit: Visit, { url, inside }: RunningGateway): Promise<void> => {
  const token = await inside.sessions.open(buyer);
  await visit.goTo(`${url}/agreement`);
  await visit.ask((value) => {
    document.cookie = `Admin-Token=${value}; path=/; SameSite=Lax`;
  }, token);
};

/** Takes the session away that an earlier walk left: a cookie belongs to all ports of a host. */
export const signOut = async (visit: Visit, url: string): Promise<void> => {
  await visit.goTo(`${url}/agreement`);
  await visit.ask(() => {
    document.cookie = 'Admin-Token=; path=/; max-age=0; SameSite=Lax';
  });
};
