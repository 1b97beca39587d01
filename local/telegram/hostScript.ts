/** Sandbox of the frame in Telegram's web client. */
export const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation'

/** Requests of the app, in order. */
export interface SentEvent {
  readonly type: string
  readonly data: unknown
}

interface ButtonState {
  is_visible?: boolean
  is_active?: boolean
  is_progress_visible?: boolean
  text?: string
}

/** Controls of the host page, for tests and the local Telegram page. */
export interface HostControls {
  readonly sent: SentEvent[]
  readonly main: ButtonState
  readonly secondary: ButtonState
  readonly back: { is_visible?: boolean }
  readonly settings: { is_visible?: boolean }
  readonly cloud: Record<string, string>
  /** The app was closed, as when it opens a chat. */
  closed: boolean
  emit(type: string, data?: unknown): void
  theme(params: Readonly<Record<string, string>>): void
  viewport(height: number, stable?: boolean): void
  /** Reports the app's current size, after the page around it has changed it. */
  resized(state?: { readonly stable?: boolean; readonly expanded?: boolean }): void
  /** Stops listening. */
  stop(): void
  insets(
    kind: 'safe_area' | 'content_safe_area',
    insets: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>,
  ): void
}

export interface HostOptions {
  readonly url: string
  readonly version: string
  readonly platform: string
  readonly theme: Readonly<Record<string, string>>
  /** The user's answer if the bot asks to write; `allowed` by default. */
  readonly writeAccess?: 'allowed' | 'cancelled'
  /** Result of a prepared message: `sent`, or Telegram's error code. */
  readonly preparedMessage?: 'sent' | 'USER_DECLINED' | 'MESSAGE_EXPIRED' | 'MESSAGE_SEND_FAILED'
  readonly cloud?: Readonly<Record<string, string>>
  /** Reports that nothing is on the home screen yet. */
  readonly homeScreen?: 'missed' | 'added' | 'unsupported'
}

/** Page with a user: it gets every message, and answers Telegram's questions to the user. */
export interface HostSeat {
  readonly frame: HTMLIFrameElement
  /** `known`: true if a Telegram of this version supports it. */
  heard(from: 'app' | 'host', event: SentEvent, known: boolean): void
  knows(type: string): boolean
  /** Replaces the default answers. */
  readonly answers: Readonly<Record<string, (data: Record<string, unknown>) => void>>
}

declare global {
  interface Window {
    telegramHost: HostControls
  }
}

/**
 * The client's half of Telegram's web protocol. Browser tests inject it into their host page as text, so it uses
 * nothing from outside.
 */
export function hostScript(options: HostOptions, seat?: HostSeat): HostControls {
  const frame = seat?.frame ?? document.querySelector('iframe')
  if (!frame) throw new Error('The page of the host has no frame.')
  const none = { top: 0, right: 0, bottom: 0, left: 0 }
  const insets = { safe_area: { ...none }, content_safe_area: { ...none } }
  let theme = options.theme
  let stableHeight = frame.clientHeight
  let isExpanded = true
  const emit = (type: string, data?: unknown): void => {
    seat?.heard('host', { type, data }, true)
    frame.contentWindow?.postMessage(JSON.stringify({ eventType: type, eventData: data }), '*')
  }
  const host: HostControls = {
    sent: [],
    main: {},
    secondary: {},
    back: {},
    settings: {},
    cloud: { ...options.cloud },
    closed: false,
    emit,
    theme(params) {
      theme = params
      emit('theme_changed', { theme_params: params })
    },
    viewport(height, stable = true) {
      frame.style.height = `${height}px`
      if (stable) stableHeight = height
      tellViewport(height, stable)
    },
    resized({ stable = true, expanded = true } = {}) {
      isExpanded = expanded
      if (stable) stableHeight = frame.clientHeight
      tellViewport(frame.clientHeight, stable)
    },
    stop: () => window.removeEventListener('message', listen),
    insets(kind, next) {
      insets[kind] = { ...next }
      emit(`${kind}_changed`, next)
    },
  }
  window.telegramHost = host
  const tellViewport = (height: number, stable: boolean): void =>
    emit('viewport_changed', { height, width: frame.clientWidth, is_expanded: isExpanded, is_state_stable: stable })
  const close = (): void => {
    host.closed = true
    frame.remove()
  }
  const custom: Record<string, (params: Record<string, unknown>) => unknown> = {
    getStorageValues: ({ keys }) => Object.fromEntries((keys as string[]).map((key) => [key, host.cloud[key] ?? ''])),
    getStorageKeys: () => Object.keys(host.cloud),
    saveStorageValue: ({ key, value }) => {
      host.cloud[String(key)] = String(value)
      return true
    },
    deleteStorageValues: ({ keys }) => {
      for (const key of keys as string[]) delete host.cloud[key]
      return true
    },
    getCurrentTime: () => Math.floor(Date.now() / 1000),
  }
  const answers: Record<string, (data: Record<string, unknown>) => void> = {
    iframe_ready() {
      // A reloaded page has requested nothing yet.
      for (const part of [host.main, host.secondary, host.back, host.settings] as Record<string, unknown>[])
        for (const name of Object.keys(part)) delete part[name]
      emit('set_custom_style', '')
    },
    web_app_request_theme: () => emit('theme_changed', { theme_params: theme }),
    web_app_request_viewport: () => tellViewport(stableHeight, true),
    web_app_request_safe_area: () => emit('safe_area_changed', insets.safe_area),
    web_app_request_content_safe_area: () => emit('content_safe_area_changed', insets.content_safe_area),
    web_app_setup_main_button: (data) => void Object.assign(host.main, data),
    web_app_setup_secondary_button: (data) => void Object.assign(host.secondary, data),
    web_app_setup_back_button: (data) => void Object.assign(host.back, data),
    web_app_setup_settings_button: (data) => void Object.assign(host.settings, data),
    web_app_invoke_custom_method: ({ req_id, method, params }) => {
      const run = custom[String(method)]
      emit(
        'custom_method_invoked',
        run ? { req_id, result: run(params as Record<string, unknown>) } : { req_id, error: 'METHOD_INVALID' },
      )
    },
    web_app_read_text_from_clipboard: ({ req_id }) => emit('clipboard_text_received', { req_id, data: null }),
    web_app_check_home_screen: () => emit('home_screen_checked', { status: options.homeScreen ?? 'unsupported' }),
    web_app_open_popup: ({ buttons }) =>
      emit('popup_closed', { button_id: (buttons as { id?: string }[] | undefined)?.[0]?.id }),
    web_app_request_write_access: () => emit('write_access_requested', { status: options.writeAccess ?? 'allowed' }),
    web_app_request_phone: () => emit('phone_requested', { status: 'cancelled' }),
    web_app_request_fullscreen: () => emit('fullscreen_failed', { error: 'UNSUPPORTED' }),
    web_app_send_prepared_message: () =>
      options.preparedMessage === 'sent'
        ? emit('prepared_message_sent')
        : emit('prepared_message_failed', { error: options.preparedMessage ?? 'UNSUPPORTED' }),
    // A link into Telegram leaves the app.
    web_app_open_tg_link: close,
    web_app_close: close,
  }
  const listen = ({ source, data }: MessageEvent<unknown>): void => {
    // Any window may send messages; Telegram listens only to the app.
    if (source !== frame.contentWindow || typeof data !== 'string') return
    let message: { eventType?: unknown; eventData?: unknown }
    try {
      message = JSON.parse(data) as typeof message
    } catch {
      return
    }
    if (typeof message.eventType !== 'string') return
    const event = { type: message.eventType, data: message.eventData }
    const known = seat?.knows(event.type) ?? true
    host.sent.push(event)
    seat?.heard('app', event, known)
    if (known) (seat?.answers[event.type] ?? answers[event.type])?.((event.data ?? {}) as Record<string, unknown>)
  }
  window.addEventListener('message', listen)
  frame.src = options.url
  return host
}
