interface ApprovalFacts {
  readonly message: string
  readonly job: string
  /** The number of items, such as "12". */
  readonly count: string
  /** The formatted total, such as "$1,234.50 ex GST"; '' if prices are hidden or missing. */
  readonly total: string
  readonly address: string
}

export function approvalText({ message, job, count, total, address }: ApprovalFacts): string {
  const facts = [`Job: ${job}`, `Items: ${count}`, ...(total === '' ? [] : [`Total: ${total}`]), `List: ${address}`]
  return [...(message === '' ? [] : [message, '']), ...facts].join('\n')
}

/** The absolute address of a page of the portal, wherever it is deployed. @param path such as `/custom-lists/42` */
export function portalAddress(path: string): string {
  return new URL(`${import.meta.env.BASE_URL}${path}`.replace('//', '/'), window.location.origin).href
}
