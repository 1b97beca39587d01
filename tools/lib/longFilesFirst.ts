import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files that start whole systems, slowest first. */
const long = [/\/maker\/(?:.*\/)?[^/]*rashes\./, /\/maker\//, /\/local\/startLocal\./, /\/bot\//]

const rank = ({ moduleId }: TestSpecification): number => {
  const found = long.findIndex((pattern) => pattern.test(moduleId))
  return found === -1 ? long.length : found
}

/**
 * Without times of an earlier run vitest starts the largest files first, but the slowest suites are small files: one of
 * them would run alone at the end.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
