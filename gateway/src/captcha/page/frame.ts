import { startFrame } from './start-frame';

void startFrame((address) => import(/* @vite-ignore */ address));
