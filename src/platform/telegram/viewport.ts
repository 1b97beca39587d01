import { postEvent, viewport } from '@telegram-apps/sdk-react'
import { can, type Client } from './capabilities.ts'

/** Some clients never answer, so the wait is limited. */
const ANSWER_MS = 2000

async function mount(client: Client): Promise<void> {
  try {
    await viewport.mount({ timeout: ANSWER_MS })
  } catch {
    // Mounting already runs, or the page's own height and the browser's safe areas are used.
  }
  // The SDK subscribes only now and missed changes during mounting, such as a native button that appeared.
  if (can('safeArea', client))
    for (const ask of ['web_app_request_safe_area', 'web_app_request_content_safe_area'] as const) postEvent(ask)
}

/** Exposes Telegram's height and safe areas as CSS variables (`--tg-viewport-…`) and expands to full height. */
export function bindViewport(root: HTMLElement, client: Client): void {
  viewport.expand.ifAvailable()
  void mount(client)
  onceMounted(viewport.isMounted, () => {
    viewport.bindCssVars()
    const look = (): void => {
      // The SDK's single values may still be outdated; only the whole state is current.
      root.toggleAttribute('data-keyboard', keyboardOpen(viewport.state()))
    }
    viewport.state.sub(look)
    look()
  })
}

/** A covered area at least this high, in pixels, can only be a keyboard. */
const LEAST = 150

export const keyboardOpen = ({ height, stableHeight }: { height: number; stableHeight: number }): boolean =>
  stableHeight - height >= LEAST

/** Mount state of a part of Telegram's SDK, with change events. */
interface Mounted {
  (): boolean
  sub(listener: () => void): void
}

/** Binds once the part is mounted, for the lifetime of the page. */
export function onceMounted(mounted: Mounted, bind: () => void): void {
  let bound = false
  const look = (): void => {
    if (bound || !mounted()) return
    bound = true
    bind()
  }
  mounted.sub(look)
  look()
}
