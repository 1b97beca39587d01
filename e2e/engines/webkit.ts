import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { leasePort } from '#runtime/testing/ports.ts'
import { onPath } from '#tools/lib/chromium.ts'
import type { Driver, Found } from './driver.ts'
import { until } from './until.ts'
import { openWebDriver } from './webDriver.ts'

/** The app checks the user agent where systems differ, such as in links to wallet apps. */
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'

/**
 * WebKitGTK's own driver and browser, with an iPhone's user agent and on a virtual screen: no window opens on the
 * desktop.
 */
export function findWebKit(): Found {
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')]
  if (driver !== null && screen !== null) return { open: () => open(driver, screen) }
  return { missing: [...(driver ? [] : ['webkit2gtk-driver']), ...(screen ? [] : ['xvfb'])] }
}

async function open(driver: string, screen: string): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'causeway-webkit-'))
  const running: ChildProcess[] = []
  const stop = async (): Promise<void> => {
    // The browser outlives its driver, and ends with its screen.
    for (const child of running.toReversed()) {
      const ended = child.exitCode === null ? once(child, 'exit') : null
      child.kill('SIGTERM')
      await ended
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
  try {
    const display = await startScreen(screen, running)
    const port = await leasePort()
    const service = `http://127.0.0.1:${port}`
    const child = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        HOME: home,
        XDG_CACHE_HOME: home,
        XDG_CONFIG_HOME: home,
        XDG_DATA_HOME: home,
        NO_AT_BRIDGE: '1',
      },
    })
    running.push(child)
    await until('the WebKit driver', async () => (await fetch(`${service}/status`)).ok)
    const browser = await openWebDriver(service, {
      'webkitgtk:browserOptions': {
        args: [
          '--automation',
          // Without fullscreen, the toolbar keeps the window wider than a phone.
          '--full-screen',
          `--user-agent=${IPHONE}`,
        ],
      },
    })
    return { ...browser, close: () => browser.close().finally(stop) }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Resolves with its DISPLAY: a free number that it chose itself. */
async function startScreen(command: string, running: ChildProcess[]): Promise<string> {
  const child = spawn(command, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  running.push(child)
  const [number] = (await Promise.race([
    once(child.stdio[3] as Readable, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('Xvfb ended before it had a screen.'))),
  ])) as [Buffer]
  return `:${number.toString().trim()}`
}
