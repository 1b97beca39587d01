import { getDomain } from 'tldts-icann'
import { AppError } from '#core/errors.ts'
import { isLoopback, type NetworkEndpoints } from './endpoints.ts'

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
export function dependenceProblems({ id, name, endpoints }: NetworkEndpoints, quorum: number): readonly string[] {
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
