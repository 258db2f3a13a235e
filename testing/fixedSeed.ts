import { configureGlobal } from 'fast-check';

// `npm test` must not fail by chance, of what no change has touched; the deep tier takes other random inputs in each run,
// and a failure prints its seed
if (!process.env.RANDOM_INPUTS) configureGlobal({ seed: 1 });
