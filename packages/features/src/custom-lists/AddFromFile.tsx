import { FileButton, lazyDialog } from '@trade-portal/design-system'
import type { CustomList } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { toastFailure } from '../foundation/failures/toastFailure.ts'
import { textOfFile } from '../trade/order-text/textOfFile.ts'

const LinesFromFileDialog = lazyDialog(async () => (await import('./LinesFromFileDialog.tsx')).LinesFromFileDialog)

interface ReadFile {
  readonly name: string
  readonly text: string
}

/** Adds the products of a CSV or text file to a list. */
export function AddFromFile({ list }: { readonly list: CustomList }) {
  const [file, setFile] = useState<ReadFile | null>(null)
  const read = async (chosen: File) => setFile({ name: chosen.name, text: await textOfFile(chosen) })
  return (
    <>
      <FileButton accept=".csv,.txt,.tsv,text/*" onFile={(chosen) => void read(chosen).catch(toastFailure)}>
        Add from a file
      </FileButton>
      {file && <LinesFromFileDialog list={list} file={file} onClose={() => setFile(null)} />}
    </>
  )
}
