interface ApprovalFacts {
  readonly message: string
  readonly job: string
  /** Such as "12 items". */
  readonly count: string
  /** Such as "$1,234.50 ex GST"; '' where prices are hidden or missing. */
  readonly total: string
  readonly address: string
}

/** The text of the message that asks a colleague to approve a cart. */
export function approvalText({ message, job, count, total, address }: ApprovalFacts): string {
  const facts = [`Job: ${job}`, `Items: ${count}`, ...(total === '' ? [] : [`Total: ${total}`]), `List: ${address}`]
  return [...(message === '' ? [] : [message, '']), ...facts].join('\n')
}

/** @param path such as `/custom-lists/42` @returns the address of a page of the portal, wherever it is deployed */
export function portalAddress(path: string): string {
  return new URL(`${import.meta.env.BASE_URL}${path}`.replace('//', '/'), window.location.origin).href
}
