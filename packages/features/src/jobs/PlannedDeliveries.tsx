import {
  Button,
  Card,
  Disclosure,
  formatCalendarDate,
  Hidden,
  Link,
  Stack,
  Text,
  useLocale,
  weekdayName,
  type Locale,
} from '@trade-portal/design-system'
import { now } from '@trade-portal/design-system/time'
import { useMemo } from 'react'
import { toasts } from '../foundation/failures/toasts.ts'
import { saveFile } from '../foundation/lists/saveFile.ts'
import { useToday } from '../foundation/time/calendarDay.ts'
import { routes } from '../routes.ts'
import { documentKey } from '../trade/documents/documentKey.ts'
import { documentNumber } from '../trade/documents/documentKind.ts'
import type { ListedRow } from '../trade/documents/sameReference.ts'
import { calendarFile } from './calendarFile.ts'
import { plannedDeliveries, type PlannedDelivery } from './plannedDeliveries.ts'

interface PlannedDeliveriesProps {
  readonly documents: readonly ListedRow[]
  /** Whether the documents are of several jobs, so that each delivery names its own. */
  readonly hasJobs?: boolean
}

/** The planned deliveries, in one line until they are opened. */
export function PlannedDeliveries({ documents, hasJobs = false }: PlannedDeliveriesProps) {
  const today = useToday()
  const deliveries = useMemo(() => plannedDeliveries(documents, today), [documents, today])
  const { locale } = useLocale()
  const [next] = deliveries
  if (!next) return null
  const day = dayText(next.day, locale)
  const title =
    deliveries.length === 1 ? `1 delivery planned, ${day}` : `${deliveries.length} deliveries planned, next ${day}`
  return (
    <Hidden onPaper>
      <Card padding="small">
        <Disclosure title={title} isRenderedWhenOpen>
          <Days deliveries={deliveries} hasJobs={hasJobs} />
        </Disclosure>
      </Card>
    </Hidden>
  )
}

interface DaysProps {
  readonly deliveries: readonly PlannedDelivery[]
  readonly hasJobs: boolean
}

function Days({ deliveries, hasJobs }: DaysProps) {
  const { locale } = useLocale()
  const save = () => {
    const name = 'Planned deliveries.ics'
    const context = { host: window.location.hostname, savedAt: now() }
    saveFile(name, calendarFile(deliveries, context), 'text/calendar;charset=utf-8')
    toasts.announce(`Downloaded ${name}`)
  }
  const days = [...Map.groupBy(deliveries, ({ day }) => day)]
  return (
    <Stack space="small" align="start">
      <Stack as="ul" space="small">
        {days.map(([day, ofDay]) => (
          <Stack key={day} space="xsmall">
            <Text weight="medium">{dayText(day, locale)}</Text>
            {[...Map.groupBy(ofDay, ({ site }) => site)].map(([site, ofSite]) => (
              <Site key={site} site={site} deliveries={ofSite} hasJobs={hasJobs} />
            ))}
          </Stack>
        ))}
      </Stack>
      <Text size="small" tone="subdued">
        These days are planned. The supplier may change them.
      </Text>
      <Hidden onPaper>
        <Button variant="secondary" icon="download" onPress={save}>
          Save as calendar file (.ics)
        </Button>
      </Hidden>
    </Stack>
  )
}

function Site({ site, deliveries, hasJobs }: DaysProps & Pick<PlannedDelivery, 'site'>) {
  return (
    <Stack space="none">
      <Text>{site || 'No delivery address, maybe a pickup'}</Text>
      {deliveries.map(({ order }) => (
        <Text key={documentKey(order)} size="small">
          <Link href={routes.transaction.href('orders', order.number, order.suffix)}>
            Order {documentNumber(order)}
          </Link>
          {hasJobs && order.jobName !== '' && ` · ${order.jobName}`}
          {order.reference !== '' && ` · Ref ${order.reference}`}
        </Text>
      ))}
    </Stack>
  )
}

/** Such as "Mon 23/11/2026". */
const dayText = (day: string, locale: Locale) => `${weekdayName(day).slice(0, 3)} ${formatCalendarDate(day, locale)}`
