import * as fc from 'fast-check';

/** The seed of every property in `npm test`, so that a run proves the same twice. `npm run properties` sets another. */
const fixedSeed = 20_261_129;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.FC_SEED ?? fixedSeed) });
