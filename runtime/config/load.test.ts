import { describe, expect, it } from 'vitest'
import { loadConfig, secretsOf } from '../config.ts'
import { processVariables } from './variables.ts'

it('redacted values are those of secrets that are set, and nothing else', () => {
  const env = {
    TELEGRAM_BOT_TOKEN: ' 123:token ',
    OFFER_SIGNER_KEY: '',
    X_BEARER_TOKEN: 'bearer',
    PORT: '8080',
    MAKER_EVM_KEY: 'of another process',
  }
  expect(new Set(secretsOf('server', loadConfig('server', env)))).toEqual(new Set(['123:token', 'bearer']))
})

describe('loadConfig', () => {
  it('reads an empty environment with defaults', () => {
    const config = loadConfig('server', {})
    expect(config).toMatchObject({
      PROFILE: 'default',
      PORT: 8080,
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: [],
      rpcQuorum: 2,
    })
    expect(config.RESTRICTED_COUNTRIES).toEqual(['CU', 'IR', 'KP', 'SY', 'RU', 'CN'])
  })

  it('defaults to a quorum of one endpoint on the local profile and of two otherwise', () => {
    expect(loadConfig('maker', { PROFILE: 'local' }).rpcQuorum).toBe(1)
    expect(loadConfig('maker', { PROFILE: 'local', RPC_QUORUM: '3' }).rpcQuorum).toBe(3)
  })

  it('reads RPC_<chainId> as a comma list', () => {
    const { rpc } = loadConfig('maker', { RPC_42161: 'https://a.example/x, wss://b.example', RPC_1: '' })
    expect([...rpc]).toEqual([[42161, ['https://a.example/x', 'wss://b.example']]])
  })

  it('names each invalid variable and never repeats a secret', () => {
    const env = {
      PORT: '99999',
      OFFER_SIGNER_KEY: 'hunter2',
      ALLOW_PGLITE_PAYOUTS: 'true',
      DATABASE_URL: 'mysql://u:secret@h',
    }
    expect(() => loadConfig('server', env)).toThrow(
      /DATABASE_URL[\s\S]*ALLOW_PGLITE_PAYOUTS[\s\S]*PORT[\s\S]*OFFER_SIGNER_KEY/,
    )
    expect(() => loadConfig('server', env)).not.toThrow(/hunter2/)
    expect(() => loadConfig('server', env)).not.toThrow(/secret@/)
  })

  it('refuses an endpoint that is not a URL', () =>
    expect(() => loadConfig('maker', { RPC_1: 'localhost:8545' })).toThrow(/RPC_1/))

  it('treats an empty variable as absent', () =>
    expect(loadConfig('server', { SCREENING_FILE: '  ' }).SCREENING_FILE).toBeUndefined())
})

it('every variable documents its meaning and its default', () => {
  for (const table of Object.values(processVariables))
    for (const [name, row] of Object.entries(table)) {
      expect(name).toMatch(/^[A-Z][A-Z0-9_]+$/)
      expect(row.meaning).toMatch(/\.$/)
      expect(row.fallback).not.toBe('')
      if (/KEY|TOKEN|SECRET/.test(name) && !name.includes('PUBLIC')) expect(row.secret, name).toBe(true)
    }
})
