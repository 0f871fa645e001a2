// Stands in for `side-channel`, of which `qs` uses get, set, has and delete with objects as keys. The package brings
// 11 KB for browsers without `WeakMap`.
module.exports = () => new WeakMap();
