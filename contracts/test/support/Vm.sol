// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The cheatcodes that these tests use.
interface Vm {
    function addr(uint256 privateKey) external pure returns (address);
    function chainId(uint256 id) external;
    function deal(address account, uint256 balance) external;
    function etch(address account, bytes calldata code) external;
    function expectEmit(bool topic1, bool topic2, bool topic3, bool data, address emitter) external;
    function expectRevert(bytes calldata reason) external;
    function expectRevert(bytes4 selector) external;
    function keyExistsJson(string calldata json, string calldata key) external view returns (bool);
    function parseJsonAddress(string calldata json, string calldata key) external pure returns (address);
    function parseJsonBytes(string calldata json, string calldata key) external pure returns (bytes memory);
    function parseJsonBytes32(string calldata json, string calldata key) external pure returns (bytes32);
    function parseJsonUint(string calldata json, string calldata key) external pure returns (uint256);
    function prank(address sender) external;
    function readFile(string calldata path) external view returns (string memory);
    function snapshotGasLastCall(string calldata group, string calldata name) external returns (uint256);
    function sign(uint256 privateKey, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function toString(uint256 value) external pure returns (string memory);
    function warp(uint256 timestamp) external;
    function assertEq(uint256 a, uint256 b, string calldata label) external pure;
    function assertEq(address a, address b, string calldata label) external pure;
    function assertEq(bytes32 a, bytes32 b, string calldata label) external pure;
    function assertEq(bool a, bool b, string calldata label) external pure;
    function assertNotEq(bytes32 a, bytes32 b, string calldata label) external pure;
}
