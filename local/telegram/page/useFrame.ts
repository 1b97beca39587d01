import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { HostControls } from '../hostScript.ts'
import { telegramThemes, themeIn } from '../themes.ts'
import { coveredBy, type Settings } from './settings.ts'
import { speaks } from './versions.ts'

/** Reports changes around the open app: colours, insets and size. */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  host: HostControls | null,
  settings: Settings,
  buttons: boolean,
): void {
  const { theme, notch, content, fullscreen, viewport, version } = settings
  const modern = speaks(version, 'web_app_request_safe_area')
  const whole = useRef(fullscreen)
  useEffect(() => host?.theme(themeIn(version, telegramThemes[theme])), [host, theme, version])
  useEffect(() => {
    if (!modern) return
    const covered = coveredBy({ notch, content, fullscreen }, buttons)
    host?.insets('safe_area', covered.safe)
    host?.insets('content_safe_area', covered.content)
  }, [host, modern, notch, content, fullscreen, buttons])
  useEffect(() => {
    const changed = whole.current !== fullscreen
    whole.current = fullscreen
    if (changed && modern) host?.emit('fullscreen_changed', { is_fullscreen: fullscreen })
  }, [host, modern, fullscreen])
  // Runs before the browser reports sizes: an area that a keyboard has made smaller must not count as the whole.
  useLayoutEffect(() => {
    const place = frame.current
    if (!host || !place) return
    const tell = () =>
      place.clientWidth > 0 && host.resized({ stable: viewport !== 'keyboard', expanded: viewport !== 'half' })
    const watch = new ResizeObserver(tell)
    watch.observe(place)
    return () => watch.disconnect()
  }, [frame, host, viewport])
}
