// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A name service for local networks and tests: registry, registrar, resolver, hub and universal resolver in one, answering as those of
/// public networks do. Anyone may write.
contract TestNames {
    struct Tld {
        string tld;
        uint256 identifier;
        uint256 chainId;
        string defaultRpc;
        address registry;
        address sann;
    }

    error ResolverNotFound(bytes name);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);

    mapping(bytes32 node => string) public name;
    mapping(bytes32 node => address) public addr;
    /// @dev Registrar: end of a rent, zero for names without one.
    mapping(uint256 label => uint256) public nameExpires;
    Tld private _tld;

    function setName(bytes32 node, string calldata name_) external {
        name[node] = name_;
    }

    function setAddr(bytes32 node, address addr_) external {
        addr[node] = addr_;
    }

    function setTld(string calldata tld, uint256 identifier, uint256 chainId) external {
        _tld = Tld(tld, identifier, chainId, "", address(this), address(0));
    }

    function setExpiry(uint256 label, uint256 end) external {
        nameExpires[label] = end;
    }

    /// @dev Registry: this contract rents out the names of every top-level domain.
    function owner(bytes32) external view returns (address) {
        return address(this);
    }

    /// @dev Registry: zero for a node that nobody set.
    function resolver(bytes32 node) public view returns (address) {
        return bytes(name[node]).length > 0 || addr[node] != address(0) ? address(this) : address(0);
    }

    /// @dev Hub: names of top-level domains on a network.
    function getChainTlds(uint256 chainId) external view returns (string[] memory tlds) {
        tlds = new string[](_tld.chainId == chainId ? 1 : 0);
        if (tlds.length > 0) tlds[0] = _tld.tld;
    }

    function getTldInfo(string[] calldata tlds) external view returns (Tld[] memory found) {
        found = new Tld[](tlds.length);
        for (uint256 i = 0; i < tlds.length; i++) {
            if (keccak256(bytes(tlds[i])) == keccak256(bytes(_tld.tld))) found[i] = _tld;
        }
    }

    /// @dev Universal resolver: the primary name, verified forwards.
    function reverseWithGateways(bytes calldata lookup, uint256, string[] calldata)
        external
        view
        returns (string memory primary, address forward, address backward)
    {
        bytes memory reverseName = bytes.concat(bytes(_hex(lookup)), ".addr.reverse");
        bytes32 node = _namehash(reverseName);
        backward = resolver(node);
        if (backward == address(0)) revert ResolverNotFound(reverseName);
        primary = name[node];
        bytes32 forwardNode = _namehash(bytes(primary));
        forward = resolver(forwardNode);
        address named = addr[forwardNode];
        if (named != address(bytes20(lookup))) revert ReverseAddressMismatch(primary, abi.encodePacked(named));
    }

    /// @dev Universal resolver: a name's record; `encoded` is its labels, each after its length.
    function resolveWithGateways(bytes calldata encoded, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory result, address forward)
    {
        bytes32 node = abi.decode(data[4:], (bytes32));
        if (node != _wireNode(encoded)) revert ResolverNotFound(encoded);
        forward = resolver(node);
        if (forward == address(0)) revert ResolverNotFound(encoded);
        result = abi.encode(addr[node]);
    }

    function _wireNode(bytes calldata encoded) private pure returns (bytes32) {
        uint256 length = uint8(encoded[0]);
        if (length == 0) return bytes32(0);
        return keccak256(abi.encodePacked(_wireNode(encoded[1 + length:]), keccak256(encoded[1:1 + length])));
    }

    function _hex(bytes calldata raw) private pure returns (string memory) {
        bytes memory text = new bytes(raw.length * 2);
        for (uint256 i = 0; i < raw.length; i++) {
            text[2 * i] = bytes16("0123456789abcdef")[uint8(raw[i]) >> 4];
            text[2 * i + 1] = bytes16("0123456789abcdef")[uint8(raw[i]) & 15];
        }
        return string(text);
    }

    function _namehash(bytes memory full) private pure returns (bytes32 node) {
        uint256 end = full.length;
        for (uint256 i = full.length; i > 0; i--) {
            if (full[i - 1] == ".") {
                node = keccak256(abi.encodePacked(node, _label(full, i, end)));
                end = i - 1;
            }
        }
        if (end > 0) node = keccak256(abi.encodePacked(node, _label(full, 0, end)));
    }

    function _label(bytes memory full, uint256 from, uint256 to) private pure returns (bytes32) {
        bytes memory label = new bytes(to - from);
        for (uint256 i = from; i < to; i++) {
            label[i - from] = full[i];
        }
        return keccak256(label);
    }
}
