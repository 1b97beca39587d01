const form = /^\/(?:confirm\/?)?$/i
const order = /^\/order\/[^/]+\/?$/i
const receipt = /^\/completed\/[^/]+\/?$/i

/** True when navigation only opens or closes a sheet, so that the page below stays. */
export const staysInPlace = (from: string, to: string): boolean =>
  from === to || receipt.test(to) || (receipt.test(from) && order.test(to)) || (form.test(from) && form.test(to))
