import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files whose few lines start whole systems, longest first. */
const long = [/\/maker\/(?:.*\/)?[^/]*rashes\./, /\/maker\//, /\/local\/startLocal\./, /\/bot\//]

const rank = ({ moduleId }: TestSpecification): number => {
  const found = long.findIndex((pattern) => pattern.test(moduleId))
  return found === -1 ? long.length : found
}

/** Without times of an earlier run the largest files begin first, and the longest suites are small files: at the end one of them would run alone. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
