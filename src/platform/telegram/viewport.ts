import { postEvent, viewport } from '@telegram-apps/sdk-react'
import { can, type Client } from './capabilities.ts'
import { keyboardOpen } from './keyboard.ts'
import { onceMounted } from './onceMounted.ts'

/** Some clients never answer; nothing waits for them longer than this. */
const ANSWER_MS = 2000

async function mount(client: Client): Promise<void> {
  try {
    await viewport.mount({ timeout: ANSWER_MS })
  } catch {
    // It is asked for already, or the page's own height and the browser's safe areas stand in.
  }
  // The kit listens from now on; what changed while it asked, as when a native button came, has not been heard.
  if (can('safeArea', client))
    for (const ask of ['web_app_request_safe_area', 'web_app_request_content_safe_area'] as const) postEvent(ask)
}

/** The height and safe areas that Telegram tells, as variables of the style (`--tg-viewport-…`); the whole height is taken. */
export function bindViewport(root: HTMLElement, client: Client): void {
  viewport.expand.ifAvailable()
  void mount(client)
  onceMounted(viewport.isMounted, () => {
    viewport.bindCssVars()
    const look = (): void => {
      // The kit's single values may still be those of before.
      root.toggleAttribute('data-keyboard', keyboardOpen(viewport.state()))
    }
    viewport.state.sub(look)
    look()
  })
}
