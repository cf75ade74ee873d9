import { Banner } from '@trade-portal/design-system'
import { recordKey, type OrderNews } from '../cart/orderRecords.ts'
import { useConfiguration } from '../settings/useConfiguration.ts'
import { useOrderNews, useOrderWatch } from './queries.ts'
import { supplierContact } from './supplierContact.ts'
import { newsWords } from './tellNews.ts'

const tones = { placed: 'positive', twice: 'critical', differs: 'caution' } as const

/** What the customer has to know about orders that were sent before, such as two orders of one cart, until it is dismissed. */
export function OrderNewsNotices() {
  useOrderWatch(undefined)
  const [all, write] = useOrderNews()
  return all.map((news) => (
    <OrderNewsNotice key={recordKey(news)} news={news} onDismiss={() => write({ ...news, isDismissed: true })} />
  ))
}

function OrderNewsNotice({ news, onDismiss }: { readonly news: OrderNews; readonly onDismiss: () => void }) {
  const { title, text } = newsWords(news, supplierContact(useConfiguration()))
  return (
    <Banner tone={tones[news.about.kind]} title={title} onDismiss={onDismiss}>
      {text}
    </Banner>
  )
}
