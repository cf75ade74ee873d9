import { Button, lazyDialog } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIsMounted } from '../foundation/failures/useIsMounted.ts'
import { routes } from '../routes.ts'
import type { ListPartProps } from './ListPartProps.ts'
import { useResumeCart } from './queries.ts'

const WhatChangedDialog = lazyDialog(
  async () => (await import('../trade/cart/WhatChangedDialog.tsx')).WhatChangedDialog,
)

interface ResumeCartProps extends ListPartProps {
  /** For a small button beside the name of the list, on a page of several lists. */
  readonly isInRow?: boolean
}

/** Makes a parked cart the current cart. Deletes the parked list once the current cart contains every line. */
export function ResumeCart({ list, onFailure, isInRow = false }: ResumeCartProps) {
  const resume = useResumeCart(list)
  const [found, setFound] = useState<readonly CartLine[] | null>(null)
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const resumeNow = async () => {
    try {
      const lines = await resume.run(list)
      setFound(lines)
      if (lines === null && isMounted.current) void navigate(routes.cart.href(), { replace: !isInRow })
    } catch (error) {
      onFailure(error)
    }
  }
  return (
    <>
      <Button
        icon="cart"
        {...(isInRow && { variant: 'secondary', size: 'small', about: list.name })}
        isPending={resume.isPending}
        pendingLabel="Resuming…"
        onPress={() => void resumeNow()}
      >
        {isInRow ? 'Resume' : 'Resume this cart'}
      </Button>
      {found && (
        <WhatChangedDialog
          title="What changed"
          text={`These lines are not in your cart as they were. “${list.name}” stays, so that nothing is lost.`}
          before={list.lines}
          now={found}
          onClose={() => setFound(null)}
        />
      )}
    </>
  )
}
