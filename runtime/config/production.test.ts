import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { localSvmSeed, productionRefusals, refuseUnsafeStart, type StartFacts } from './production.ts'

const fresh = '0x9f1c2d3e4b5a69788796a5b4c3d2e1f00123456789abcdef0123456789abcdef'
const anvil = (addressIndex: number): string =>
  `0x${Buffer.from(mnemonicToAccount('test test test test test test test test test test test junk', { addressIndex }).getHdKey().privateKey ?? []).toString('hex')}`

function networksOf(...endpoints: string[]): StartFacts['networks'] {
  return [{ id: 1, name: 'Ethereum', endpoints }]
}

const safe: StartFacts = {
  networks: networksOf('https://rpc.example.org', 'https://rpc.example.net', 'https://rpc.example.com'),
  rpcQuorum: 2,
  secrets: [{ name: 'MAKER_EVM_KEY', value: fresh }],
  database: 'postgres',
  paysOut: true,
  allowPglitePayouts: false,
  journal: { mirrored: true, allowSingle: false },
  attesterKeys: 0,
  localChains: false,
}
const localUrls = ['http://127.0.0.1:8545', 'http://localhost:8546', 'http://[::1]:8899']
const local = { networks: networksOf(...localUrls) }

describe('start with a non-loopback endpoint', () => {
  it('accepts a correct production start', () => expect(productionRefusals(safe)).toEqual([]))

  it.each<[string, Partial<StartFacts>, RegExp]>([
    [
      'a key of the test mnemonic',
      { secrets: [{ name: 'MAKER_EVM_KEY', value: anvil(8) }] },
      /MAKER_EVM_KEY is a public development key/,
    ],
    [
      'the same key in capitals',
      { secrets: [{ name: 'ATTESTER_KEY', value: anvil(4).toUpperCase().replace('0X', '0x') }] },
      /ATTESTER_KEY/,
    ],
    [
      'a local SVM key',
      { secrets: [{ name: 'MAKER_SVM_KEY', value: `0x${Buffer.from(localSvmSeed('maker')).toString('hex')}` }] },
      /MAKER_SVM_KEY/,
    ],
    ['PGlite payouts', { database: 'pglite' }, /ALLOW_PGLITE_PAYOUTS/],
    ['one copy of the journal', { journal: { mirrored: false, allowSingle: false } }, /JOURNAL_MIRROR/],
    ['payouts without a word about their journal', { journal: undefined as never }, /JOURNAL_MIRROR/],
    ['all attester keys in one process', { attesterKeys: 3 }, /each attester apart/],
    ['local networks in the catalogue', { localChains: true }, /PROFILE=default/],
    ['a single believed endpoint', { rpcQuorum: 1 }, /RPC_QUORUM/],
    [
      'one key for two purposes',
      { secrets: [...safe.secrets, { name: 'OFFER_SIGNER_KEY', value: fresh }] },
      /OFFER_SIGNER_KEY is used for another purpose/,
    ],
  ])('refuses %s', (_, change, message) => {
    const refusals = productionRefusals({ ...safe, ...change })
    expect(refusals).toHaveLength(1)
    expect(refusals[0]).toMatch(message)
  })

  it('allows PGlite payouts only with the explicit flag', () => {
    expect(productionRefusals({ ...safe, database: 'pglite', allowPglitePayouts: true })).toEqual([])
  })

  it('allows a single copy of the journal only with the explicit flag', () => {
    expect(productionRefusals({ ...safe, journal: { mirrored: false, allowSingle: true } })).toEqual([])
  })

  it('allows PGlite if nothing is paid out', () =>
    expect(productionRefusals({ ...safe, database: 'pglite', paysOut: false })).toEqual([]))

  it('is refused if only one of its endpoints is remote', () => {
    expect(
      productionRefusals({ ...safe, networks: networksOf(...localUrls, 'https://rpc.example.org'), localChains: true }),
    ).toHaveLength(1)
  })

  it.each(['http://127.0.0.1.example.org', 'http://10.0.0.5:8545', 'http://0.0.0.0:8545', 'not a url'])(
    'treats %s as remote',
    (url) => {
      expect(productionRefusals({ ...safe, networks: networksOf(url), localChains: true })).toHaveLength(1)
    },
  )

  it('reports every refusal in one error and repeats no secret', () => {
    const value = anvil(0)
    const unsafe = { ...safe, secrets: [{ name: 'MAKER_EVM_KEY', value }], localChains: true }
    expect(() => refuseUnsafeStart(unsafe)).toThrow(/MAKER_EVM_KEY[\s\S]*PROFILE=default/)
    expect(() => refuseUnsafeStart(unsafe)).not.toThrow(value)
  })
})

it('with only loopback endpoints every development setting is allowed', () => {
  const anything = {
    database: 'pglite',
    attesterKeys: 3,
    localChains: true,
    rpcQuorum: 1,
    secrets: [{ name: 'MAKER_EVM_KEY', value: anvil(8) }],
  } as const
  expect(productionRefusals({ ...safe, ...local, ...anything })).toEqual([])
})
