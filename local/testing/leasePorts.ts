import { leasePorts } from '#runtime/testing/ports.ts'
import { localNetworks, portsOf } from '../networks.ts'
import type { LocalPorts } from '../options.ts'

/** Leases the ports of a whole stack to this process, for its life. */
export async function leaseStackPorts(): Promise<LocalPorts> {
  const chains = localNetworks.reduce((sum, { family }) => sum + family.ports, 0)
  const [web = 0, first = 0] = await leasePorts(1 + chains)
  let next = first
  return {
    web,
    chains: new Map(
      localNetworks.map((network) => {
        const port = next
        next += portsOf(network, port).length
        return [network.id, port]
      }),
    ),
  }
}

/** Returns the address of each local network at its leased port, by chain id. */
export const urlsAt = (ports: ReadonlyMap<number, number>): ReadonlyMap<number, string> =>
  new Map(localNetworks.map(({ id, url }) => [id, url.replace(/:\d+/, `:${ports.get(id) ?? 0}`)]))
