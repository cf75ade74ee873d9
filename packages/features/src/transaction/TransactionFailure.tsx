import { FailureDialog, type FailureDialogProps } from '../foundation/failures/FailureDialog.tsx'

/** The Error dialog of this screen, which has a Cancel button. */
export function TransactionFailure(props: Omit<FailureDialogProps, 'closeLabel'>) {
  return <FailureDialog {...props} closeLabel="Cancel" />
}
