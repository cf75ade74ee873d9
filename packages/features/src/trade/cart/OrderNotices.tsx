import { Banner, Button, Inline } from '@trade-portal/design-system'
import { useSyncExternalStore } from 'react'
import { orderAttempts, useOrderRecords } from '../orders/orderAttempts.ts'
import { isUnread, recordKey, type OrderNews } from '../orders/orderRecords.ts'
import { useConfiguration } from '../../foundation/settings/useConfiguration.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { cartIds } from './queries.ts'
import { OutcomeUnknown } from './OutcomeUnknown.tsx'
import { useAnswerPossible, useOrderWatch } from '../orders/queries.ts'
import { supplierContact } from '../../foundation/settings/supplierContact.ts'
import { orderNoticeMessage } from '../orders/recordPlaced.ts'

const tones = { placed: 'positive', twice: 'critical', possible: 'caution' } as const

/** What the customer has to know about orders that were sent before, such as two orders of one cart, until it is dismissed. */
export function OrderNotices() {
  useOrderWatch(undefined)
  const session = useSession()
  const { write } = orderAttempts.of(session)
  const ids = cartIds.of(session)
  const current = useSyncExternalStore(ids.subscribe, ids.current)
  const records = useOrderRecords()
  /** Their cart was left for another one. */
  const left = records
    .filter((record) => record.state === 'sent')
    .filter(({ cartId, isDismissed }) => cartId !== current && !isDismissed)
  return (
    <>
      {left.map((attempt) => (
        <OutcomeUnknown
          key={`${attempt.cartId} ${attempt.at}`}
          attempt={attempt}
          onDismiss={() => write({ ...attempt, isDismissed: true })}
        />
      ))}
      {records.filter(isUnread).map((news) => (
        <OrderNewsNotice key={recordKey(news)} news={news} onDismiss={() => write({ ...news, isDismissed: true })} />
      ))}
    </>
  )
}

function OrderNewsNotice({ news, onDismiss }: { readonly news: OrderNews; readonly onDismiss: () => void }) {
  const { title, text } = orderNoticeMessage(news, supplierContact(useConfiguration()))
  const answer = useAnswerPossible()
  if (news.about.kind === 'possible') {
    return (
      <Banner
        tone={tones.possible}
        title={title}
        action={
          <Inline space="xsmall">
            <Button size="small" onPress={() => answer(news, true)}>
              Yes, this is it
            </Button>
            <Button variant="secondary" size="small" onPress={() => answer(news, false)}>
              No, another one
            </Button>
          </Inline>
        }
      >
        {text}
      </Banner>
    )
  }
  return (
    <Banner tone={tones[news.about.kind]} title={title} onDismiss={onDismiss}>
      {text}
    </Banner>
  )
}
