import { Banner, Button, ButtonLink, Inline } from '@trade-portal/design-system'
import { useSyncExternalStore } from 'react'
import { useSession } from '../../foundation/session/useSession.ts'
import { contactSupplier } from '../../foundation/settings/contactSupplier.ts'
import { useConfiguration } from '../../foundation/settings/useConfiguration.ts'
import { useAccess } from '../access/queries.ts'
import { orderAttempts, useOrderRecords } from '../orders/orderAttempts.ts'
import { noticeMessage } from '../orders/orderMessages.ts'
import { isUnread, recordKey, type OrderNotice } from '../orders/orderRecords.ts'
import { newDocumentPath } from '../orders/placedOrders.ts'
import { useAnswerPossibleOrder, useRepeatedOrders, useSearchForOrders } from '../orders/queries.ts'
import { OutcomeUnknown } from './OutcomeUnknown.tsx'
import { cartIds } from './queries.ts'

const tones = { placed: 'positive', twice: 'critical', repeated: 'critical', possible: 'caution' } as const

/**
 * Notices about earlier orders, for example that one cart was ordered twice. Each stays until the customer dismisses or
 * answers it.
 */
export function OrderNotices() {
  useSearchForOrders()
  useRepeatedOrders()
  const session = useSession()
  const { write } = orderAttempts.of(session)
  const ids = cartIds.of(session)
  const current = useSyncExternalStore(ids.subscribe, ids.current)
  const records = useOrderRecords()
  /**
   * Order attempts with an unknown outcome, for carts other than the current one. Leaves out those that the customer has
   * dismissed.
   */
  const unansweredEarlierAttempts = records
    .filter((record) => record.state === 'sent')
    .filter(({ cartId, isDismissed }) => cartId !== current && !isDismissed)
  return (
    <>
      {unansweredEarlierAttempts.map((attempt) => (
        <OutcomeUnknown
          key={`${attempt.cartId} ${attempt.at}`}
          attempt={attempt}
          onDismiss={() => write({ ...attempt, isDismissed: true })}
        />
      ))}
      {records.filter(isUnread).map((notice) => (
        <NoticeBanner
          key={recordKey(notice)}
          notice={notice}
          onDismiss={() => write({ ...notice, isDismissed: true })}
        />
      ))}
    </>
  )
}

function NoticeBanner({ notice, onDismiss }: { readonly notice: OrderNotice; readonly onDismiss: () => void }) {
  const { title, text } = noticeMessage(notice, contactSupplier(useConfiguration()))
  const answer = useAnswerPossibleOrder()
  const { kind } = notice.about
  const isQuestion = kind === 'possible'
  return (
    <Banner
      tone={tones[kind]}
      title={title}
      onDismiss={isQuestion ? undefined : onDismiss}
      action={
        isQuestion ? (
          <Inline space="xsmall">
            <Button size="small" onPress={() => answer(notice, true)}>
              Yes, this is it
            </Button>
            <Button variant="secondary" size="small" onPress={() => answer(notice, false)}>
              No, another one
            </Button>
          </Inline>
        ) : (
          <OrderLinks notice={notice} />
        )
      }
    >
      {text}
    </Banner>
  )
}

/** Links to the order, or to both orders of a cart that was ordered twice. */
function OrderLinks({ notice: { type, number, about } }: { readonly notice: OrderNotice }) {
  const { mayOpen } = useAccess()
  const numbers = ['other' in about ? about.other : null, number].filter((each) => each !== null).toSorted()
  if (numbers.length === 0 || !mayOpen('orders')) return null
  return (
    <Inline space="xsmall">
      {numbers.map((each) => (
        <ButtonLink key={each} href={newDocumentPath(type, each)} variant="secondary" size="small">
          {numbers.length > 1 ? `View ${each}` : `View ${type.toLowerCase()}`}
        </ButtonLink>
      ))}
    </Inline>
  )
}
