import * as v from 'valibot'
import { userRecords } from '../../foundation/session/userRecords.ts'

/**
 * If it is unknown whether a quote was accepted, the customer may accept it again after this time, in milliseconds. The
 * document must then still be a quote.
 */
export const acceptAgainAfterMs = 2 * 60_000

const acceptance = v.object({
  /** The number and suffix of the quote. */
  quote: v.string(),
  /**
   * `sent`: no readable answer has arrived. `accepted`: the supplier has accepted. `settled`: nothing has to be shown any more,
   * because the acceptance was refused, or because the customer has dismissed the notice that the quote was accepted.
   */
  state: v.picklist(['sent', 'accepted', 'settled']),
  /** Time of sending, in milliseconds since 1970. */
  at: v.number(),
})
export type Acceptance = Readonly<v.InferOutput<typeof acceptance>>

/**
 * The quotes that were accepted, and those whose acceptance has an unknown outcome. They are stored because each acceptance
 * creates an order, so other tabs and a reload must know of them. Records never expire, because waiting does not settle an
 * unknown outcome, and because a clock that is set forward would make a new record look old.
 */
export const acceptances = userRecords(
  'accepted-quotes',
  {
    schema: acceptance,
    keyOf: ({ quote }) => quote,
    device: {
      merge: (a, b) => {
        if (a.state === 'accepted' || b.state === 'accepted') return a.state === 'accepted' ? a : b
        return b.at > a.at || (b.at === a.at && b.state === 'settled') ? b : a
      },
      afterSignOut: (record) => (record.state === 'sent' ? record : undefined),
    },
    unfinishedWork: (records) =>
      records
        .filter(({ state }) => state === 'sent')
        .map(({ quote, at }) => ({
          title: `We do not know whether Quote ${quote} was accepted.`,
          at,
          advice: 'Before you accept it again, look under Orders whether it has become an order.',
        })),
  },
  ({ current }) => ({
    /** The acceptance of a quote. Undefined if none was sent, or if its state is `settled`. */
    ofQuote: (quote: string): Acceptance | undefined =>
      current().find((each) => each.quote === quote && each.state !== 'settled'),
  }),
)

export type Acceptances = ReturnType<typeof acceptances.of>
