import { inThousandths } from '../trade/cart/cartTotals.ts'
import type { ShownDocument } from '../trade/document-contents/shownDocument.ts'

export const problems = ['Short', 'Damaged', 'Wrong price', 'Return'] as const

export interface ClaimValues {
  /** The sender's e-mail address, for the supplier's answer. */
  readonly emailAddress: string
  readonly message: string
  /** The file name of a photograph that the customer sends separately, because a message has no attachments. */
  readonly photo: string
  /** One for each line of the document. */
  readonly lines: ClaimedLine[]
}

export interface ClaimedLine {
  /** '' if nothing is wrong. */
  readonly problem: '' | (typeof problems)[number]
  /** How much is affected. */
  readonly quantity: number | null
}

/** Whether a problem affects a part of the line. A wrong price is wrong for all of it. */
export const hasQuantity = (problem: ClaimedLine['problem']) => problem !== '' && problem !== 'Wrong price'

/** What is wrong, each problem once, such as "Short, Damaged". */
export const problemsOf = ({ lines }: Pick<ClaimValues, 'lines'>) =>
  problems.filter((problem) => lines.some((line) => line.problem === problem)).join(', ')

/** The text for the supplier: a line for each claimed line of the document, then what the customer has written. */
export function claimText(
  { heading, lines }: Pick<ShownDocument, 'heading' | 'lines'>,
  reference: string,
  { lines: claimed, message, photo }: ClaimValues,
): string {
  const wrong = lines.flatMap(({ productId, name, unit }, index) => {
    const { problem = '', quantity = null } = claimed[index] ?? {}
    if (problem === '') return []
    const amount = quantity === null || !hasQuantity(problem) ? '' : ` ${inThousandths(quantity)} ${unit}`.trimEnd()
    return `- ${problem}:${amount} ${productId} ${name}`
  })
  return [
    `Something is wrong with the delivery of ${heading}${reference === '' ? '' : `, our reference ${reference}`}:`,
    ...wrong,
    ...(message === '' ? [] : ['', message]),
    ...(photo === '' ? [] : ['', `We send a photograph separately: ${photo}`]),
  ].join('\n')
}
