import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkWords } from './words.ts'

const root = join(import.meta.dirname, '../..')
const listed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
const generated = /^(?:contracts\/(?:abi|artifacts)|store\/migrations)\/|^config\/terms\.md$/
const checked = listed.filter(
  (file) =>
    (/\.(?:ts|tsx|sol|css|mjs|md)$/.test(file) || /^src\/(?:i18n\/en\/.*|wallets\/\w+\/texts\/en)\.ftl$/.test(file)) &&
    !generated.test(file),
)

describe('words of the repository', () => {
  it('follow docs/glossary.md', () => {
    const findings = checked.flatMap((file) => checkWords(file, readFileSync(join(root, file), 'utf8')))
    expect(findings.map(({ file, line, text, instead }) => `${file}:${line} ${text} → ${instead}`)).toEqual([])
  })
})

describe('checkWords', () => {
  const reasons = (file: string, content: string) => checkWords(file, content).map(({ instead }) => instead)

  it('requires a comment to begin with its subject', () => {
    expect(reasons('a.ts', '/** What the maker owes. */')).toEqual(['begin with the subject'])
    expect(reasons('a.ts', '// Whether it is open.\nconst open = true')).toEqual(['begin with the subject'])
    expect(reasons('a.ts', '/**\n * Balance of the maker.\n * What is reserved is left out.\n */')).toEqual([])
    expect(reasons('a.ts', '// The maker reserves\n// what it owes.')).toEqual([])
  })

  it('checks comments, documents and messages, and no code in them', () => {
    expect(reasons('a.ts', 'f() // counts anew')).toEqual(['again'])
    expect(reasons('a.md', 'Counts anew.\n```\nanew\n```\n`anew`')).toEqual(['again'])
    expect(reasons('src/i18n/en/a.ftl', 'anew-key = Count { $anew } again')).toEqual([])
    expect(reasons('src/i18n/en/a.ftl', 'key = Counted anew')).toEqual(['again'])
    expect(reasons('a.ts', "const text = 'https://a.test/anew'")).toEqual([])
  })

  it('checks string literals that people read, and no test data', () => {
    const thrown = "throw new Error('the id 7 stands twice')"
    expect(reasons('server/a.ts', thrown)).toEqual(['exists, is'])
    expect(reasons('server/a.ts', "metrics.gauge('waiting', 'Rows that nobody handled, by topic')")).toEqual(['no one'])
    expect(reasons('server/a.ts', 'log.warn(`chain ${anew} goes on once more`)')).toEqual(['continues', 'again'])
    expect(reasons('server/a.test.ts', thrown)).toEqual([])
    expect(reasons('server/a.ts', "const state = 'stands'")).toEqual([])
  })

  it('requires the summary of an API call to begin with a verb', () => {
    expect(reasons('server/a.ts', "  summary: 'What a wallet has',")).toEqual(['begin with a verb'])
    expect(reasons('server/a.ts', "  summary:\n    'The order with its events',")).toEqual(['begin with a verb'])
    expect(reasons('server/a.ts', "  summary: 'Get a wallet’s points',")).toEqual([])
  })

  it('allows “there is no”, but not “is no” with a noun', () => {
    expect(reasons('a.ts', '// The answer is no proof.')).toEqual(['isn’t a, aren’t'])
    expect(reasons('a.ts', '// There is no proof, and it is no longer needed.')).toEqual([])
  })

  it('finds replaced words inside identifiers', () => {
    expect(reasons('a.ts', 'const fromShoreColor = 1')).toEqual(['network, source, destination'])
    expect(reasons('a.ts', "import x from './shore.ts'")).toEqual([])
  })
})
