import { startProviders } from './startProviders.ts'

const PORT = 4400

/** `npm run try:providers`: the default profile with outside providers, on this machine. */
const stack = await startProviders(PORT)
process.stdout.write(`
  Causeway with outside providers is ready: ${stack.url}

  Ethereum: ${stack.rpc[1]}   Arbitrum: ${stack.rpc[42161]}
  Add both to a wallet under their own chain ids (1, 42161), with an account of these nodes, and bridge ETH.
  Quotes come from stand-ins of LI.FI, Relay, deBridge, Across and NEAR Intents, whose solvers pay out what is deposited. Ctrl-C stops everything.
`)
let stopping = false
const stop = (): void => {
  if (stopping) return
  stopping = true
  void stack.stop().then(() => process.exit(0))
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
