/** Uploads and people for the tests of HR. */
import type { TestServer } from '../accounts/accounts.testing.ts';

type By = { token: string; businessId: string };

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** Uploads a PDF, or these bytes. */
export function uploaded(
  server: TestServer,
  { token, businessId }: By,
  name = 'handbook.pdf',
  bytes: Uint8Array = pdf,
) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return server.call('POST', `/c/${businessId}/uploads/temporary/`, { token, form });
}

/** The employee whom a member is. */
export async function employeeIdOf(server: TestServer, { businessId }: By, userId: string): Promise<string> {
  const [found] = await server.sql<{ id: string }>('select id from employees where business_id = $1 and user_id = $2', [
    businessId,
    userId,
  ]);
  return found?.id ?? '';
}
