/**
 * Returns the number of random inputs for a property: fewer in `npm test`, where they are the same in each run.
 * @param few default: a twentieth of all
 */
export function runs(all: number, few = Math.ceil(all / 20)): number {
  return process.env.RANDOM_INPUTS ? all : few;
}
