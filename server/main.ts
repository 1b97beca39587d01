import { privateKeyToAddress } from 'viem/accounts'
import { settles } from '#chains/contract/node.ts'
import { nextStep } from '#core/catalogue/availability.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import { loadConfig, type ServerConfig as Environment } from '#runtime/config.ts'
import { httpPart } from '#runtime/listen.ts'
import { createOperatorApp, operatorPart } from '#runtime/operatorPart.ts'
import { runMain, runParts } from '#runtime/lifecycle.ts'
import { verifyEndpoints } from '#runtime/verifyEndpoints.ts'
import { createApp } from './app.ts'
import { startBackgroundWork } from './backgroundWork.ts'
import { createServerDeps } from './createServerDeps.ts'
import type { ServerDeps } from './deps.ts'
import { isTrusted, trustedList } from './http/clientIp.ts'
import { contactNotice, readiness } from './readiness.ts'

/** Starts the API as a process of its own, configured by its environment. */
async function main(): Promise<void> {
  const env = loadConfig('server', process.env)
  const { deps, registry, acceptDelay, parts } = await createServerDeps(env)
  const { log, config } = deps
  warnOfGaps(deps)
  await verifyNetworks(env, deps)
  const app = createApp(deps)
  const trusted = trustedList(config.trustedProxies)
  const isProxy = (peer: string) => isTrusted(trusted, peer)
  await runParts(
    [
      ...parts,
      ...startBackgroundWork(deps, registry),
      operatorPart(createOperatorApp(registry, readiness(deps)), env, log),
      httpPart(
        app,
        { host: env.HOST, port: env.PORT, isProxy, acceptDelay, onCrowdedStop: () => deps.load?.refuseReads() },
        log,
      ),
    ],
    log,
  )
}

function warnOfGaps({ catalogue, site, providers, log }: ServerDeps): void {
  const next = nextStep(catalogue, providers)
  if (next !== null) log.warn({ next_step: next }, 'nothing can be bridged yet')
  const notice = contactNotice(site)
  if (notice !== null) log.warn({ notice }, 'visitors see no contact')
}

/** Compares the endpoints of networks with settlement with the catalogue. @throws AppError `endpoints_contradict` */
async function verifyNetworks(env: Environment, { catalogue, chains, log }: ServerDeps): Promise<void> {
  const settled = catalogue.chains.flatMap(({ id, settlement }) => {
    const node = settlement === null ? null : chains(id)
    return node && settles(node) ? [[id, node] as const] : []
  })
  const key = env.OFFER_SIGNER_KEY as `0x${string}` | undefined
  await verifyEndpoints({
    chains: new Map(settled),
    nameOf: (id) => chainById(catalogue, id).name,
    expected: () => ({
      maker: env.MAKER_EVM_ADDRESS ?? null,
      // A rotated key is registered while the server runs; no offer is made before that.
      offerSigner: key && !env.OFFERS_WAIT_FOR_ESCROW ? privateKeyToAddress(key) : null,
      cursor: null,
    }),
    log,
  })
}

runMain(main)
