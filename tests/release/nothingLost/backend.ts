import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';

const BASE = '/dzb/prod-api';
const USERS = {
  admin: { uid: 1, realName: '集团管理员' },
  clerk: { uid: 2, realName: '王海洋' },
} as const;

export type Username = keyof typeof USERS;

const page = (path: string, component: string, title: string, meta: object = {}) => ({
  path,
  name: path.slice(1),
  component,
  meta: { title, ...meta },
});
export const POSTS_PAGE = page('/post', 'system/post/index', '岗位管理');
export const DICT_PAGE = page('/dict', 'dict/DictPage', '字典管理');
/** The same page, with a tab for each query. */
export const NEW_TABS_PAGE = page('/posts', 'system/post/index', '岗位查询', { dynamicNewTab: true });

const newPosts = () =>
  Array.from({ length: 35 }, (_, index) => ({
    postId: index + 1,
    postCode: `p${index + 1}`,
    postName: `岗位${index + 1}`,
    postSort: index + 1,
    status: '0',
    remark: '',
  }));

type Post = ReturnType<typeof newPosts>[number];

const postSchema = v.looseObject({ postId: v.number() });
const loginSchema = v.object({ username: v.picklist(['admin', 'clerk']) });

/** What the server knows. Tests change it as other people and administrators do. */
const newState = () => ({
  tokens: new Map<string, Username>(),
  menu: [POSTS_PAGE, DICT_PAGE, NEW_TABS_PAGE] as object[],
  permissions: ['*:*:*'],
  posts: newPosts(),
  /** Whether the assistant's server keeps the records of conversations. */
  keepsRecords: true,
  conversations: new Map<string, { id: string; query: string; answer: string }[]>(),
  /** Calls that are refused with 403, as parts of their addresses. */
  forbidden: [] as string[],
  /** How often each address was asked for. */
  calls: new Map<string, number>(),
});

/** A reply of the assistant, in the hands of the test. */
export interface Reply {
  conversation: string;
  /** Sends more of it, and writes it into the records. */
  say: (text: string) => void;
  /** Writes more of it into the records only, as a server does that works on after the connection was lost. */
  goOn: (text: string) => void;
  end: () => void;
  /** Breaks the connection. */
  cut: () => void;
}

interface Call {
  query: URLSearchParams;
  user: Username;
  /** What follows the address of the handler. */
  rest: string;
  body: () => Promise<unknown>;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? undefined : JSON.parse(text);
}

const items = ['正常', '停用'].map((dictLabel, value) => ({
  id: value + 1,
  parentId: 1,
  dictType: 'sys_normal_disable',
  dictLabel,
  dictValue: String(value),
  dictSort: value,
  status: '0',
}));

/** A small backend that has nothing in common with the mocks: the product's calls, and RuoYi's for its resource. */
export async function startBackend() {
  let state = newState();
  let sessions = 0;
  const asked: ((reply: Reply) => void)[] = [];

  const paged = (rows: readonly object[], query: URLSearchParams) => {
    const [size, number] = [Number(query.get('pageSize') ?? 10), Number(query.get('pageNum') ?? 1)];
    return { rows: rows.slice(size * (number - 1), size * number), total: rows.length };
  };
  const postOf = (id: number): Post | undefined => state.posts.find(({ postId }) => postId === id);
  const newToken = (user: Username) => {
    sessions += 1;
    const token = `session-${sessions}`;
    state.tokens.set(token, user);
    return token;
  };

  const handlers: Record<string, (call: Call) => unknown> = {
    'GET /captchaImage': () => ({ data: { captchaEnabled: false } }),
    'POST /login': async ({ body }) => ({ data: { token: newToken(v.parse(loginSchema, await body()).username) } }),
    'POST /logout': () => ({}),
    'GET /getInfo': ({ user }) => ({
      data: { user: { ...USERS[user], username: user, orgId: 1 }, roles: [], permissions: state.permissions },
    }),
    'GET /getRouters': () => ({ data: state.menu }),
    'GET /system/dict/key/': ({ rest }) => ({ data: rest === 'sys_normal_disable' ? items : [] }),
    'GET /system/dict/parent/treeList': () => ({
      data: [{ id: 1, parentId: 0, dictName: '系统开关', dictType: 'sys_normal_disable', status: '0' }],
    }),
    'GET /system/dict/child/list': ({ query }) =>
      paged(
        items.filter(({ dictLabel }) => dictLabel.includes(query.get('dictLabel') ?? '')),
        query,
      ),
    'GET /system/dict/dictList': () => ({ data: items }),
    'GET /system/post/list': ({ query }) =>
      paged(
        state.posts.filter(({ postName }) => postName.includes(query.get('postName') ?? '')),
        query,
      ),
    'GET /system/post/': ({ rest }) => ({ data: postOf(Number(rest)) }),
    'PUT /system/post': async ({ body }) => {
      const sent = v.parse(postSchema, await body());
      Object.assign(postOf(sent.postId) ?? {}, sent);
      return {};
    },
    'DELETE /system/post/': ({ rest }) => {
      state.posts = state.posts.filter(({ postId }) => String(postId) !== rest);
      return {};
    },
    'GET /difyProxy/getConversationList': () => ({
      data: [...state.conversations].map(([id, [first]]) => ({ id, name: first?.query ?? '' })),
      hasMore: false,
    }),
    'GET /difyProxy/getConversationRecords': ({ query }) => ({
      data: state.keepsRecords ? state.conversations.get(query.get('conversation_id') ?? '') : [],
    }),
  };

  const reply = (query: URLSearchParams, response: ServerResponse) => {
    const conversation = query.get('conversation_id') || `conversation-${state.conversations.size + 1}`;
    const record = { id: `record-${Date.now()}`, query: query.get('quiz') ?? '', answer: '' };
    state.conversations.set(conversation, [...(state.conversations.get(conversation) ?? []), record]);
    response.writeHead(200, { 'content-type': 'text/event-stream;charset=UTF-8' });
    response.write(`:${conversation}\n\n`);
    const goOn = (text: string) => void (record.answer += text);
    asked.shift()?.({
      conversation,
      say: (text) => {
        goOn(text);
        response.write(`data: ${text}\n\n`);
      },
      goOn,
      end: () => void response.end(),
      cut: () => void response.destroy(),
    });
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://backend');
    const path = pathname.slice(BASE.length);
    state.calls.set(path, (state.calls.get(path) ?? 0) + 1);
    const send = (body: object, code = 200) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ code, msg: code === 200 ? '操作成功' : '', ...body }));
    };
    const key = `${request.method} ${path}`;
    const name = Object.keys(handlers).find((one) => (one.endsWith('/') ? key.startsWith(one) : key === one));
    const user = state.tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    const isOpen = ['/captchaImage', '/login', '/logout'].includes(path);
    if (!user && !isOpen) send({}, 401);
    else if (state.forbidden.some((part) => key.startsWith(part))) send({}, 403);
    else if (path === '/difyProxy/getAnswerFlowChat') reply(query, response);
    else if (name === undefined) send({ msg: '没有这个接口' }, 404);
    else {
      const call = { query, user: user ?? 'admin', rest: key.slice(name.length), body: () => bodyOf(request) };
      send((await handlers[name]?.(call)) as object);
    }
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    host: `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    state: () => state,
    reset: () => void (state = newState()),
    newToken,
    postOf,
    /** Resolves when the assistant is next asked. */
    nextReply: () => new Promise<Reply>((resolve) => asked.push(resolve)),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
