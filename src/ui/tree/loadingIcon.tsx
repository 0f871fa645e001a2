import { LoadingOutlined } from '@ant-design/icons';

interface NodeProps {
  eventKey?: unknown;
  isLeaf?: boolean;
}

/** The sign before a node: turning while its children are on their way, else the usual one. */
export const loadingIcon = (loading: ReadonlySet<string>) =>
  function TreeSwitcher({ eventKey, isLeaf }: NodeProps) {
    if (loading.has(String(eventKey))) return <LoadingOutlined />;
    return isLeaf ? null : undefined;
  };
