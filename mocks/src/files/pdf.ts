/** A one-page PDF file. The first line is the title, and the other lines are below it. */
export function pdfPage(lines: readonly string[]): string {
  const text = lines.map((line, index) => `${index === 0 ? '/F1 16 Tf' : '/F1 11 Tf'} (${escaped(line)}) Tj 0 -20 Td`)
  const content = `BT 56 780 Td ${text.join(' ')} ET`
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])
}

/** A PDF file of numbered objects, with the table of their byte offsets. */
function pdfFile(objects: readonly string[]): string {
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`
  return `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}

/**
 * Escapes delimiters. Replaces characters outside ASCII, because the offsets are counted as if each character were one byte.
 */
function escaped(line: string): string {
  return line.replace(/[^ -~]/g, '-').replace(/[\\()]/g, '\\$&')
}
