/** A line to a server that can be cut: what Chromium's tools call offline lets an upload under way go on. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** @returns the address at the near end; `cut` ends all that is under way and refuses what comes, until `mend` */
export async function openLine(to: string) {
  const open = new Set<Socket>();
  let isCut = false;
  const line = createServer((near) => {
    // Chromium sends a request again by itself when a connection that it used before is gone.
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(new URL(to).port), '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    close: () => line.close(),
  };
}
