import { viewport } from '@telegram-apps/sdk-react'
import { keyboardOpen } from './keyboard.ts'
import { onceMounted } from './onceMounted.ts'

/** Some clients never answer; nothing waits for them longer than this. */
const ANSWER_MS = 2000

async function mount(): Promise<void> {
  try {
    await viewport.mount({ timeout: ANSWER_MS })
  } catch {
    // It is asked for already, or the page's own height and the browser's safe areas stand in.
  }
}

/** The height and safe areas that Telegram tells, as variables of the style (`--tg-viewport-…`); the whole height is taken. */
export function bindViewport(root: HTMLElement): void {
  viewport.expand.ifAvailable()
  void mount()
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
