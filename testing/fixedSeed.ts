import { configureGlobal } from 'fast-check';

// `npm test` uses a fixed seed, so that it doesn't fail by chance. The deep tier uses a new seed in each run,
// and a failure prints its seed
if (!process.env.RANDOM_INPUTS) configureGlobal({ seed: 1 });
