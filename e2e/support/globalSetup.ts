import { startPlatforms } from './platforms.ts'
import { startStack } from './stack.ts'

/** One stack for all journeys that do not stop or bend it; its addresses reach the tests through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const platforms = await startPlatforms()
  const stack = await startStack(['--social', platforms.url])
  process.env['CAUSEWAY_E2E'] = JSON.stringify({ url: stack.url, rpc: stack.rpc, platforms: platforms.url })
  return () => stack.stop().finally(() => platforms.close())
}
