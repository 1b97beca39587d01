import { describe, expect, it } from 'vitest'
import { ownerOf, requireIndependentEndpoints } from './endpoints.ts'

describe('the owner of an endpoint', () => {
  it.each([
    ['https://rpc.ankr.com/eth/key', 'ankr.com'],
    ['https://ETH.Node.Ankr.com.:443/x', 'ankr.com'],
    ['https://my-node.example.co.uk', 'example.co.uk'],
    ['https://a.herokuapp.com', 'herokuapp.com'],
    ['https://10.0.0.5:8545', '10.0.0.5'],
    ['https://10.0.0.5:8546', '10.0.0.5'],
    ['https://[2001:db8::1]:8545', '[2001:db8::1]'],
    ['http://rpc:8545', 'rpc'],
    ['http://127.0.0.1:8545', 'loopback:8545'],
    ['http://localhost:8545/path', 'loopback:8545'],
    ['http://[::1]:8546', 'loopback:8546'],
    ['http://localhost', 'loopback:80'],
  ])('%s is %s', (url, owner) => expect(ownerOf(url)).toBe(owner))
})

describe('voting endpoints', () => {
  const start = (quorum: number, ...endpoints: string[]) =>
    requireIndependentEndpoints([{ id: 10, name: 'OP Mainnet', endpoints }], quorum)
  const refusal = (quorum: number, ...endpoints: string[]): unknown => {
    try {
      start(quorum, ...endpoints)
    } catch (error) {
      return error
    }
    return null
  }
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => `https://rpc.${name}.com`) as [
    string,
    string,
    string,
    string,
    string,
  ]

  it('can start if one liar is outvoted, by port on this machine', () => {
    start(2, a, b, c)
    start(3, a, b, c, d, e)
    start(1, 'http://127.0.0.1:8545')
    start(2, 'http://127.0.0.1:1', 'http://127.0.0.1:2', 'http://localhost:3')
  })

  it.each<[string, number, string[], RegExp]>([
    [
      'two for a quorum of two',
      2,
      [a, b],
      /OP Mainnet: a quorum of 2 needs endpoints of 3 different domains, and there are 2 \(a\.com, b\.com\).*RPC_10/,
    ],
    ['four for a quorum of three', 3, [a, b, c, d], /needs endpoints of 5/],
    ['one host twice', 2, [a, b, `${b}/other`], /b\.com has more than one vote: keep one/],
    [
      'a provider with a quorum of its own among enough others',
      2,
      [a, b, c, 'https://eu.c.com'],
      /c\.com has more than one vote/,
    ],
    [
      'one address under two ports',
      2,
      [a, b, 'http://10.0.0.5:1', 'http://10.0.0.5:2'],
      /10\.0\.0\.5 has more than one vote/,
    ],
    [
      'one port of this machine under two names',
      2,
      ['http://localhost:1', 'http://127.0.0.1:1', 'http://[::1]:2'],
      /loopback:1 has more/,
    ],
    ['none', 2, [], /there are 0 \(none\)/],
  ])('refuses %s', (_name, quorum, endpoints, message) => {
    expect(refusal(quorum, ...endpoints)).toMatchObject({
      reason: 'endpoints_dependent',
      retriable: false,
      message: expect.stringMatching(message) as unknown,
    })
  })

  it('are reported without their path, which may contain a key', () =>
    expect(String(refusal(2, `${a}/v2/secret`, `${b}/v2/secret`))).not.toContain('secret'))
})
