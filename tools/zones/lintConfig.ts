import { writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { testFiles, topFolders, type Zone, zones } from './table.ts'

interface Pattern {
  regex?: string
  /** Gitignore style; a later `!pattern` allows again. */
  group?: string[]
  message: string
  allowTypeImports?: boolean
}

const acrossByPath: Pattern = {
  regex: `^(\\.\\./)+(${topFolders.join('|')})/`,
  message: 'Across top folders import through #folder/… so that zones can be checked.',
}
const journeys: Pattern = { regex: '^(\\.\\./)+e2e/', message: 'Don’t import from e2e/.' }
const testHelpers: Pattern = { regex: '(^|/)testing/', message: 'Test helpers are for tests.' }
/** Node's modules by either name. `buffer/` with its slash is the package for browsers. */
const nodeModules = [
  ...new Set(builtinModules.filter((name) => /^[a-z]/.test(name)).map((name) => name.split('/')[0])),
].join('|')
const escape = (text: string) => text.replaceAll(/[.+^${}()|[\]\\/]/g, '\\$&').replaceAll('*', '[^/]+')

/** Pattern of a refused folder, except single files of it: regular expressions here have no look-ahead. */
function refusal(folder: string, also: readonly string[] = []): Pick<Pattern, 'regex' | 'group'> {
  const files = also.filter((path) => path.startsWith(`${folder}/`))
  if (files.length === 0) return { regex: `^#${folder}/` }
  return { group: [`\\#${folder}/**`, ...files.map((path) => `!#${path}`)] }
}

function patterns(name: string, zone: Zone): Pattern[] {
  const own = zone.files[0]?.split('/')[0] ?? ''
  const refused = topFolders.filter((folder) => folder !== own && !zone.may.includes(folder))
  const asType = new Set(zone.types)
  const list: Pattern[] = [acrossByPath]
  if (!zone.journeys) list.push(journeys)
  if (!zone.testing) list.push(testHelpers)
  for (const folder of refused)
    list.push({
      ...refusal(folder, zone.also),
      message: `${name} may not import ${folder}.`,
      ...(asType.has(folder) && { allowTypeImports: true }),
    })
  for (const path of zone.notInSrc ?? [])
    list.push({
      regex: `^(#src/${path}|(\\.\\./)+${path.replace(/^(.+)\/(.+)$/, '($1/)?$2')})(/|\\.|$)`,
      message: `${name} may not import src/${path}.`,
    })
  for (const path of zone.never ?? [])
    list.push({
      regex: `^${escape(path)}(/|\\.|$)`,
      message: `${name} may import ${path} as types only.`,
      allowTypeImports: true,
    })
  if (!zone.node) list.push({ regex: `^(node:|(${nodeModules})(/[a-z]|$))`, message: `${name} runs without Node.` })
  if (zone.onlyVendors) {
    const allowed = zone.onlyVendors.flatMap((vendor) => [`!${vendor}`, `!${vendor}/**`])
    list.push({
      group: ['**', '!./**', '!../**', '!#*/**', ...allowed],
      message: `${name} has no package beyond: ${zone.onlyVendors.join(', ') || 'none'}.`,
    })
  }
  return list
}

const restrict = (list: Pattern[]) => ({ 'no-restricted-imports': ['error', { patterns: list }] })

/** The linter's configuration, generated from the table so that zones are defined once. */
export function lintConfig(): Record<string, unknown> {
  return {
    $schema: './node_modules/oxlint/configuration_schema.json',
    plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
    categories: { correctness: 'error', suspicious: 'error' },
    env: { builtin: true, browser: true, node: true },
    settings: { react: { version: '19' } },
    ignorePatterns: [
      'dist',
      'contracts/out',
      'contracts/cache',
      'contracts/abi',
      'contracts/artifacts',
      'store/migrations',
    ],
    rules: {
      'typescript/no-explicit-any': 'error',
      'typescript/ban-ts-comment': 'error',
      'typescript/no-non-null-assertion': 'error',
      'typescript/consistent-type-imports': 'error',
      // A cycle of types alone ties files together as well: none of them can be read or moved without the others.
      'import/no-cycle': ['error', { ignoreTypes: false }],
      'import/no-duplicates': 'error',
      'no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      // <output> is for the results of a form; a status line of the page is none.
      'jsx-a11y/prefer-tag-over-role': 'off',
      // Regions that scroll are reached by the keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region', 'log'] }],
      'import/no-named-as-default-member': 'off',
      // The rule cannot see that an await lets others change the flag.
      'no-unmodified-loop-condition': 'off',
      'no-console': 'off',
      'react/react-in-jsx-scope': 'off',
      'react/jsx-no-useless-fragment': 'error',
      'no-await-in-loop': 'off',
      'unicorn/no-array-sort': 'off',
      'unicorn/consistent-function-scoping': 'off',
      'import/no-unassigned-import': 'off',
      'no-shadow': 'off',
      'promise/always-return': 'off',
      'no-underscore-dangle': 'off',
      'unicorn/no-array-reverse': 'off',
      'promise/no-multiple-resolved': 'off',
      ...restrict([acrossByPath, journeys]),
    },
    overrides: [
      ...Object.entries(zones).map(([name, zone]) => ({ files: zone.files, rules: restrict(patterns(name, zone)) })),
      { files: testFiles, rules: restrict([acrossByPath, journeys]) },
    ],
  }
}

/** Writes the linter's configuration when run as a program. */
if (process.argv[1] === import.meta.filename)
  writeFileSync(new URL('../../.oxlintrc.json', import.meta.url), `${JSON.stringify(lintConfig(), null, 2)}\n`)
