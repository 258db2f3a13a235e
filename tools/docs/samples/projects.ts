import type { Page } from '../pages.ts';
import { chooseVerification, isConfig, isScript, isTest, readSamples, type Sample } from './samples.ts';

/** A reader's folder at a certain point of a page, and the tests to run there. */
export interface Project {
  /** Unique name that is valid as a folder name: `config-test-include-2`. */
  name: string;
  page: string;
  /** Samples by path in the folder. */
  files: Map<string, Sample>;
  /** Paths of the tests shown at this point of the page. */
  tests: string[];
}

/**
 * Reads a page like a user who follows it: a block with a title writes a file, which stays for the rest of the page.
 * Tests run with the files of their second-level section, until one of these is overwritten.
 */
export function readProjects(page: Page): Project[] {
  const projects: Project[] = [];
  const files = new Map<string, Sample>();
  let pending = new Map<string, Sample>();
  let updatedFiles = new Set<string>();
  let section = 0;
  let imports = '';

  const nextName = (): string => `${page.path.replaceAll('/', '-')}-${projects.length + 1}`;
  const finish = (): void => {
    if (updatedFiles.size > 0 || pending.size > 0) {
      const all = new Map([...files, ...pending]);
      projects.push({ name: nextName(), page: page.path, files: all, tests: [...pending.keys()] });
    }
    pending = new Map();
    updatedFiles = new Set();
  };

  for (const sample of readSamples(page)) {
    if (sample.section !== section) {
      finish();
      section = sample.section;
      imports = '';
    }
    if (['illustrative', 'output', 'signature', 'embedded'].includes(chooseVerification(sample))) continue;
    const path = sample.meta.title ?? untitled(sample);
    if (!path) continue;
    const isRun = isTest(sample) && !isInSource(sample);
    // a section shows its imports once: a test without a file name continues the block before it
    const sampleImport = packageImport(sample);
    if (sampleImport) imports = sampleImport;
    else if (isRun && !sample.meta.title) sample.code = `${imports} ${sample.code}`;
    if (sample.meta.verify === 'alone') {
      projects.push({ name: nextName(), page: page.path, files: new Map([[path, sample]]), tests: [path] });
      continue;
    }
    if (updatedFiles.has(path)) finish();
    updatedFiles.add(path);
    if (isRun) pending.set(path, sample);
    else files.set(path, sample);
  }
  finish();
  return projects;
}

/** In-source tests are run through the configuration; their files are kept like any other. */
export function isInSource(sample: Sample): boolean {
  return sample.code.includes('import.meta.rstest') && !isConfig(sample);
}

/** Returns the statement that imports from the package, in one line. */
function packageImport({ code }: Sample): string | undefined {
  return /^import \{[^}]*\} from '@rstest\/core';$/m.exec(code)?.[0].replaceAll('\n', ' ');
}

function untitled(sample: Sample): string | undefined {
  if (!isScript(sample)) return undefined;
  return `sample-${sample.line}${isTest(sample) ? '.test' : ''}.${sample.language}`;
}
