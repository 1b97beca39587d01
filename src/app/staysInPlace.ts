const form = /^\/(?:confirm\/?)?$/i
const order = /^\/order\/[^/]+\/?$/i
const receipt = /^\/completed\/[^/]+\/?$/i

/** Whether going from one path to another leaves the page where it is, because what opens or closes is a sheet over it. */
export const staysInPlace = (from: string, to: string): boolean =>
  from === to || receipt.test(to) || (receipt.test(from) && order.test(to)) || (form.test(from) && form.test(to))
