import { FileButton, lazyDialog } from '@trade-portal/design-system'
import type { CustomList } from '@trade-portal/supplier-api'
import { useState } from 'react'

const LinesFromFileDialog = lazyDialog(async () => (await import('./LinesFromFileDialog.tsx')).LinesFromFileDialog)

/** Adds the products of a CSV or text file to a list. */
export function AddFromFile({ list }: { readonly list: CustomList }) {
  const [file, setFile] = useState<File | null>(null)
  return (
    <>
      <FileButton accept=".csv,.txt,.tsv,text/*" onFile={setFile}>
        Add from a file
      </FileButton>
      {file && <LinesFromFileDialog list={list} file={file} onClose={() => setFile(null)} />}
    </>
  )
}
