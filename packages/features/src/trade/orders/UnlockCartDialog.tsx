import {
  AlertDialog,
  Banner,
  Button,
  Checkbox,
  DescriptionList,
  Stack,
  Text,
  useLocale,
} from '@trade-portal/design-system'
import { useState } from 'react'
import { isReported, messageOf } from '../../foundation/failures/failures.ts'
import { toasts } from '../../foundation/failures/toasts.ts'
import { useIsMounted } from '../../foundation/failures/useIsMounted.ts'
import { formatMoment } from '../../foundation/time/moments.ts'
import { findingMessage } from './orderMessages.ts'
import type { SentAttempt } from './orderRecords.ts'
import { useUnlockCart, type useUnknownOrder } from './queries.ts'

interface UnlockCartDialogProps {
  readonly attempt: SentAttempt
  readonly order: Pick<ReturnType<typeof useUnknownOrder>, 'unlockableAt' | 'isUnlockable' | 'contact'>
  readonly onClose: () => void
}

/** Asks whether to order a cart again although its first order may still arrive. Sends no order. */
export function UnlockCartDialog({ attempt, order, onClose }: UnlockCartDialogProps) {
  const { unlockableAt, isUnlockable, contact } = order
  const { cartId, at, type } = attempt
  const [supplierDeniedOrder, setHasAsked] = useState(false)
  const [problem, setProblem] = useState('')
  const { run, isPending } = useUnlockCart(cartId)
  const isMounted = useIsMounted()
  const { locale } = useLocale()
  const one = type.toLowerCase()
  const time = new Date(unlockableAt).toLocaleTimeString(locale, { timeStyle: 'short' })
  const unlock = async () => {
    try {
      const result = await run({ supplierDeniedOrder, isWanted: () => isMounted.current })
      if (result === 'unlocked') toasts.success(`You can order again now. We keep looking for your first ${one}.`)
      // The customer may have closed the dialog with the Wait button, and opened it again.
      if (!isMounted.current) return
      if (result === 'stillSending') return setProblem(`Your ${one} is still being sent. Wait for it.`)
      if (result === 'tooEarly') return setProblem(`Wait until ${time}.`)
      if (result === 'possible') return setProblem(findingMessage({ result }, { isLate: isUnlockable, contact }))
      onClose()
    } catch (error) {
      if (!isReported(error)) setProblem(`We could not look for it once more. ${messageOf(error)}`)
    }
  }
  return (
    <AlertDialog
      title="Order the same goods again?"
      isOpen
      onClose={onClose}
      closeLabel="Wait"
      actions={
        <Button
          isDisabled={!isUnlockable && !supplierDeniedOrder}
          isPending={isPending}
          pendingLabel="Looking once more…"
          onPress={() => void unlock()}
        >
          Let me order again
        </Button>
      }
    >
      <Stack space="medium">
        <Text>
          {`Your first ${one} may still arrive. If it does and you order again, you get everything twice. To ask whether it has arrived, ${contact}:`}
        </Text>
        <DescriptionList
          items={[
            { term: 'Sent', detail: formatMoment(at, locale) },
            { term: 'Order reference', detail: attempt.reference === '' ? 'none' : attempt.reference },
            { term: 'Job name', detail: attempt.jobName },
          ]}
        />
        <Checkbox
          label={`I have asked the supplier. My ${one} has not arrived.`}
          value={supplierDeniedOrder}
          onChange={setHasAsked}
        />
        {!isUnlockable && <Text size="small" tone="subdued">{`Without asking you can order again from ${time}.`}</Text>}
        {problem !== '' && <Banner tone="critical">{problem}</Banner>}
      </Stack>
    </AlertDialog>
  )
}
