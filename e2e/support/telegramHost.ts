import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { hostPage } from '#local/telegram/hostPage.ts'
import type { HostControls, HostOptions } from '#local/telegram/hostScript.ts'
import { launchHash, type LaunchOptions } from '#local/telegram/routes.ts'
import { telegramThemes, themeIn } from '#local/telegram/themes.ts'

const HOST = 'https://web.telegram.org/a/'

export interface OpenOptions
  extends Partial<LaunchOptions>,
    Pick<HostOptions, 'cloud' | 'homeScreen' | 'writeAccess' | 'preparedMessage'> {
  /** URL of the app. */
  readonly app: string
  readonly path?: string
  /** Replaces the fragment of `launch`: an older signature, or a forged one. */
  readonly hash?: string
}

export interface TelegramHost {
  readonly app: FrameLocator
  /** Returns the app's frame, for calls that a locator does not have. */
  frame(): Frame
  /** Path of the app; null while it is loading. */
  path(): Promise<string | null>
  /** URL fragment. */
  readonly hash: string
  /** Types of the app's requests, in order. */
  sent(): Promise<string[]>
  /** Waits for Telegram's main button with this text, and presses it. */
  pressMain(text: string | RegExp): Promise<void>
  pressBack(): Promise<void>
  backVisible(): Promise<boolean>
  /** Opens the settings through the entry in Telegram's menu. */
  openSettings(): Promise<Locator>
  /** Runs in the host page. */
  run<T, A>(work: (host: HostControls, arg: A) => T, arg: A): Promise<T>
}

let people = 0

/** Unique user, so that tests do not interfere. */
export const somebody = (): LaunchOptions['person'] => ({
  id: 1_000_000_000 + process.pid * 1000 + people++,
  first_name: 'Ada',
  language_code: 'en',
  allows_write_to_pm: true,
})

/** Waits until the app has started to use Telegram's buttons. */
export const entered = (host: TelegramHost): Promise<void> =>
  expect.poll(() => host.sent()).toContain('web_app_setup_main_button')

/** Opens the app as Telegram's web client does: in its frame, from its origin, with its messages. */
export async function openInTelegram(
  page: Page,
  { app, path = '/', hash: given, cloud, homeScreen, writeAccess, preparedMessage, ...launch }: OpenOptions,
): Promise<TelegramHost> {
  const { version = '9.1', platform = 'weba' } = launch
  const theme = themeIn(version, launch.theme ?? telegramThemes.day)
  const hash = given ?? launchHash({ person: somebody(), ...launch, version, platform, theme })
  const body = hostPage({
    url: `${app}${path}#${hash}`,
    version,
    platform,
    theme,
    ...(cloud ? { cloud } : {}),
    ...(homeScreen ? { homeScreen } : {}),
    ...(writeAccess ? { writeAccess } : {}),
    ...(preparedMessage ? { preparedMessage } : {}),
  })
  // A public page may frame one of this machine only with permission.
  await page.context().grantPermissions(['local-network-access'], { origin: new URL(HOST).origin })
  await serveHost(page, body)
  await page.goto(HOST, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'telegramHost' in window)
  const run = async <T, A>(work: (host: HostControls, arg: A) => T, arg: A): Promise<T> =>
    page.evaluate(
      ({ text, given: value }) =>
        (new Function('host', 'arg', `return (${text})(host, arg)`) as (host: HostControls, arg: unknown) => unknown)(
          window.telegramHost,
          value,
        ),
      { text: work.toString(), given: arg },
    ) as Promise<T>
  const frame = (): Frame => {
    const found = page.frames().find((one) => one.parentFrame() === page.mainFrame())
    if (!found) throw new Error('The app is closed.')
    return found
  }
  const more = page.frameLocator('iframe').getByRole('dialog', { name: 'More' })
  const backVisible = () => run((host) => host.back.is_visible === true, null)
  return {
    app: page.frameLocator('iframe'),
    frame,
    path: () =>
      frame()
        .evaluate(() => window.location.pathname)
        .catch(() => null),
    hash,
    run,
    backVisible,
    sent: () => run((host) => host.sent.map(({ type }) => type), null),
    async pressMain(text) {
      await expect
        .poll(() =>
          run(
            (host) =>
              host.main.is_visible && host.main.is_active && !host.main.is_progress_visible ? host.main.text : '',
            null,
          ),
        )
        .toMatch(text)
      await run((host) => host.emit('main_button_pressed'), null)
    },
    async pressBack() {
      await expect.poll(backVisible).toBe(true)
      await run((host) => host.emit('back_button_pressed'), null)
    },
    async openSettings() {
      await expect.poll(() => run((host) => host.settings.is_visible === true, null)).toBe(true)
      await run((host) => host.emit('settings_button_pressed'), null)
      return more
    },
  }
}

const bodies = new WeakMap<Page, string>()

/** Routes once per page: removing a route while frames load can leave one of their requests unanswered. */
async function serveHost(page: Page, body: string): Promise<void> {
  const routed = bodies.has(page)
  bodies.set(page, body)
  if (!routed)
    await page.route('https://web.telegram.org/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: bodies.get(page) ?? '' }),
    )
}
