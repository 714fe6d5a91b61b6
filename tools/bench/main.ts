import process from 'node:process';

/** `npm run bench` measures pages, `npm run bench -- logins` home while many log in. */
await (process.argv[2] === 'logins' ? import('./logins/main') : import('./pages'));
