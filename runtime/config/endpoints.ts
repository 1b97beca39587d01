import { createHmac } from 'node:crypto'
import { getDomain } from 'tldts-icann'
import type { Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import type { Env } from './variable.ts'

const form = /^(https?|wss?):\/\/.+/

/** `RPC_<chainId>` values by network id. @throws AppError `config_invalid` for a value that is not a list of URLs. */
export function readEndpoints(env: Env): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>()
  for (const [name, value] of Object.entries(env)) {
    const id = /^RPC_(\d+)$/.exec(name)?.[1]
    if (id === undefined || !value?.trim()) continue
    const urls = value.split(',').map((url) => url.trim())
    if (!urls.every((url) => form.test(url) && URL.canParse(url)))
      throw new AppError('config_invalid', `${name}: URLs separated by commas, each http(s) or ws(s)`, {
        retriable: false,
      })
    found.set(Number(id), urls)
  }
  return found
}

/** Returns the endpoints of a network, best first: the operator's, else the catalogue's. */
export const endpointsOf = (
  chain: Pick<ChainDef, 'id' | 'rpcUrls'>,
  overrides: ReadonlyMap<number, readonly string[]>,
): readonly string[] => overrides.get(chain.id) ?? chain.rpcUrls

/** Network with settlement, and its endpoints. */
export interface NetworkEndpoints {
  readonly id: number
  readonly name: string
  readonly endpoints: readonly string[]
}

/**
 * Returns the networks on which our own settlement runs, each with its endpoints; `only` restricts them to a process's networks.
 */
export const settlementEndpoints = (
  catalogue: Pick<Catalogue, 'chains'>,
  overrides: ReadonlyMap<number, readonly string[]>,
  only: readonly number[] | null = null,
): readonly NetworkEndpoints[] =>
  catalogue.chains
    .filter(({ id, settlement }) => settlement !== null && (only === null || only.includes(id)))
    .map((chain) => ({ id: chain.id, name: chain.name, endpoints: endpointsOf(chain, overrides) }))

/** True if a URL stays on this machine. Unparsable URLs count as remote. */
export function isLoopback(url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443', 'ws:': '80', 'wss:': '443' }

/**
 * Returns the party behind an endpoint: its registrable domain, by the public suffix list without private entries, because
 * customers of one host fail together. A public IP address counts as itself; on loopback every port is a node.
 */
export function ownerOf(url: string): string {
  const { hostname, port, protocol } = new URL(url)
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (isLoopback(url)) return `loopback:${port || defaultPorts[protocol]}`
  return getDomain(host) ?? host
}

/** Reasons why a network's endpoints are not independent, one sentence each. */
function dependenceProblems({ id, name, endpoints }: NetworkEndpoints, quorum: number): readonly string[] {
  const owners = [...new Set(endpoints)].map(ownerOf)
  const distinct = new Set(owners)
  const needed = 2 * quorum - 1
  const repeated = [...distinct].filter((owner) => owners.indexOf(owner) !== owners.lastIndexOf(owner))
  const few =
    distinct.size < needed
      ? [
          `${name}: a quorum of ${quorum} needs endpoints of ${needed} different domains, and there are ${distinct.size} (${[...distinct].join(', ') || 'none'}): add others to RPC_${id}.`,
        ]
      : []
  return [
    ...repeated.map((owner) => `${name}: ${owner} has more than one vote: keep one of its endpoints in RPC_${id}.`),
    ...few,
  ]
}

/**
 * Requires independent endpoints.
 * @throws AppError `endpoints_dependent`: fewer than 2 × quorum − 1 domains, or a domain with two votes.
 */
export function requireIndependentEndpoints(networks: readonly NetworkEndpoints[], quorum: number): void {
  const problems = networks.flatMap((network) => dependenceProblems(network, quorum))
  if (problems.length > 0) throw new AppError('endpoints_dependent', problems.join('\n  '), { retriable: false })
}

/** 32 bytes as 0x-hex, chosen by the caller: two lists can be compared only under the same salt. */
export const saltForm = /^0x[0-9a-f]{64}$/

/**
 * Parties behind these endpoints as keyed hashes, sorted and unique. It only keeps operators' lists out of requests and
 * logs: providers are few, so anyone with salt and hashes can guess them.
 */
export function endpointHashes(urls: readonly string[], salt: string): readonly string[] {
  const hashOf = (owner: string): string =>
    createHmac('sha256', Buffer.from(salt.slice(2), 'hex'))
      .update(`causeway endpoint ${owner}`)
      .digest('hex')
  return [...new Set(urls.map((url) => hashOf(ownerOf(url))))].sort()
}
