import { describe, expect, it } from 'vitest'
import { reasonOf } from '#core/errors.ts'
import { areas, commands } from './commands.ts'
import { parseCommand } from './parse.ts'

const parse = (line: readonly string[]) => parseCommand(line, commands)
const words = (line: string) => parse(line.split(' '))
const helpOf = (line: string): string => {
  const parsed = words(line)
  return 'help' in parsed ? parsed.help : ''
}

describe('a command line', () => {
  it('is a command with its options', () => {
    const parsed = parse(['points', 'grant', '--wallet', '0x1', '--points=5', '--reason', 'a lost transfer'])
    expect(parsed).toMatchObject({
      command: commands.get('points grant'),
      options: { wallet: '0x1', points: '5', reason: 'a lost transfer' },
    })
  })

  it('passes negative values to the command', () => {
    expect(words('points grant --wallet 0x1 --points -40 --reason x')).toMatchObject({ options: { points: '-40' } })
  })

  const wrong: [string, string, string][] = [
    ['campaigns lst', 'command_unknown', 'Unknown command “campaigns lst”. Did you mean “campaigns list”?'],
    ['campaign list', 'command_unknown', 'Unknown command “campaign list”. Did you mean “campaigns list”?'],
    ['log', 'command_unknown', 'Unknown command “log”. Those of log: list.'],
    [
      'airdrop explode',
      'command_unknown',
      'Unknown command “airdrop explode”. Those of airdrop: import, list, remove.',
    ],
    ['frobnicate', 'command_unknown', 'Unknown command “frobnicate”. All commands: --help.'],
    [
      'campaigns list summer',
      'command_invalid',
      '“campaigns list” takes no “summer”. Quote values with spaces: --reason "two words".',
    ],
    ['campaigns end --id 1 --reasn x', 'command_invalid', 'Unknown option --reasn. Did you mean --reason?'],
    ['campaigns end --id 1 -r x', 'command_invalid', 'Unknown option -r. It takes --id, --reason, --by.'],
    ['airdrop list --bucket gold', 'command_invalid', '“airdrop list” takes no --bucket. It takes no options.'],
    [
      'campaigns end --id 1 --points 4 --reason x',
      'command_invalid',
      '“campaigns end” takes no --points. It takes --id, --reason, --by.',
    ],
    ['campaigns end --id 1', 'command_invalid', '--reason is needed: reason, in one sentence; kept in the log.'],
    [
      'campaigns end',
      'command_invalid',
      '--id is needed: the number of a campaign. --reason is needed: reason, in one sentence; kept in the log.',
    ],
    ['campaigns end --id 1 --id 2 --reason x', 'command_invalid', '--id is set twice.'],
    ['campaigns end --id 1 --reason', 'command_invalid', 'A value must follow: --reason <why>.'],
    ['campaigns end --id 1 --reason --by Ada', 'command_invalid', 'A value must follow: --reason <why>.'],
  ]
  it.each(wrong)('%s is refused', (line, reason, message) => {
    expect(() => words(line)).toThrow(message)
    try {
      words(line)
    } catch (error) {
      expect(reasonOf(error)).toBe(reason)
    }
  })
})

describe('help', () => {
  it('lists every command', () => {
    expect([...commands.keys()].toSorted()).toEqual(
      Object.entries(areas)
        .flatMap(([area, verbs]) => Object.keys(verbs).map((verb) => `${area} ${verb}`))
        .toSorted(),
    )
  })

  it.each(['--help', '-h', 'help'])('of everything is printed by %s, with every command', (line) => {
    for (const name of commands.keys()) expect(helpOf(line)).toContain(`  ${name} `)
  })

  it.each(['campaigns --help', 'help campaigns', '-h campaigns'])('of an area is printed by %s', (line) => {
    expect(helpOf(line)).toContain('  campaigns end ')
    expect(helpOf(line)).not.toContain('  log list')
  })

  it.each([...commands.keys()])('of %s names its options and what they are', (name) => {
    const command = commands.get(name)
    for (const line of [`${name} --help`, `${name} -h`, `help ${name}`]) {
      const said = helpOf(line)
      expect(said).toContain(`${name}: ${command?.says}\n\n  admin ${name}`)
      for (const [option, means] of Object.entries({ ...command?.needs, ...command?.takes }))
        expect(said).toMatch(new RegExp(`  --${option}[^\n]*  ${means.replaceAll(/[^\w ]/g, '.')}\n`))
    }
  })
})
