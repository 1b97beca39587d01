import { startStack } from './stack.ts'

/** One stack for all journeys that do not stop or modify it; tests get its addresses through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack(['--without', 'walletconnect'])
  process.env['CAUSEWAY_E2E'] = JSON.stringify({ url: stack.url, rpc: stack.rpc })
  return () => stack.stop()
}
