import { expect, it } from 'vitest'
import { readOptions, usage } from './options.ts'

const given = ['--chain', '42161', '--settings', 'deploy.json', '--rpc', 'https://rpc.example.org']
const read = (args: string[], env: { CONFIG_DIR?: string } = {}) => readOptions(args, env, '/packaged')

it('writes into the folder that is named, else into the operator’s, else into the packaged one', () => {
  expect(read(given)).toEqual({
    chainId: 42161,
    settings: 'deploy.json',
    rpc: 'https://rpc.example.org',
    config: '/packaged',
    dryRun: false,
  })
  expect(read(given, { CONFIG_DIR: '/own' })?.config).toBe('/own')
  expect(read(given, { CONFIG_DIR: '' })?.config).toBe('/packaged')
  expect(read([...given, '--config', '/other', '--dry-run'], { CONFIG_DIR: '/own' })).toMatchObject({
    config: '/other',
    dryRun: true,
  })
})

it.each([
  ['--chain', given.slice(2)],
  ['--chain', ['--chain', 'arbitrum', ...given.slice(2)]],
  ['--settings', [...given.slice(0, 2), ...given.slice(4)]],
  ['--rpc', given.slice(0, 4)],
])('names what is missing: %s', (name, args) => {
  expect(() => read(args)).toThrow(new RegExp(`^${name} `))
})

it('explains every option, and needs none for that', () => {
  expect(read(['--help'])).toBeNull()
  for (const name of ['chain', 'settings', 'rpc', 'config', 'dry-run'])
    expect(usage).toMatch(new RegExp(`^  --${name} `, 'm'))
  expect(usage).toContain('DEPLOY_KEY')
})
